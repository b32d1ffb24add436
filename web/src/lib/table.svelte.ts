// One open table: the connection to the server and what it last told.

import { api } from "./api";
import { answerTo, keepLot, lotAt } from "./lots";
import { prefs } from "./prefs.svelte";
import type {
  Advice,
  ChatMessage,
  ChatRoom,
  FromPage,
  LogEntry,
  MakeOffer,
  Position,
  RemarkWords,
  SeatName,
  ToPage,
  WhyNot,
} from "./protocol";

const LONGEST_PAUSE = 8000;
const NO_SUCH_TABLE = 4404;

/** What a seat is asked; it stays the same while others seal their choices. */
function asked({ seat, prompt, actions }: Position): string {
  return JSON.stringify([seat, prompt, actions]);
}

/** The ply of the seat's own newest decision. */
function lastDecision({ over, undo }: Position): number {
  return over ? Infinity : (undo.rollback?.[0]?.ply ?? -1);
}

export class TableLink {
  position = $state.raw<Position | null>(null);
  log = $state.raw<LogEntry[]>([]);
  chat = $state.raw<RemarkWords[]>([]);
  chatEarlier = $state(false); // whether more was said before
  answers = $state.raw<WhyNot[]>([]); // to the questions asked last
  advice = $state.raw<Advice | null>(null);
  advising = $state(false);
  failure = $state<{ message: string; rule?: string } | null>(null);
  online = $state(false);
  sent = $state<string | null>(null); // the action under way
  mark = $state(0); // log entries before this one were there at my last move

  forced = $state.raw<readonly number[]>([]); // the plies at which an action was played for the reader

  private undoing = false; // back over all that was played for the reader
  private kept = -1; // the ply at which the reader has gone back to a forced choice: it is his to play
  private markedAt = -1; // the ply of my last move
  private sentAt = -1; // the ply at which the last action was sent
  private paced = false; // whether this connection has told how fast bots shall play; whoever watches does not
  private socket: WebSocket | null = null;
  private pause = 250;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    readonly id: string,
    private readonly isHost: boolean,
  ) {
    this.mark = Number(localStorage.getItem(`mark-${id}`) ?? 0);
    this.forced = JSON.parse(localStorage.getItem(`forced-${id}`) ?? "[]") as number[];
    document.addEventListener("visibilitychange", this.look);
    this.connect();
  }

  /** Tells whether the page is in front of somebody: whoever sees the table needs no notices. */
  private look = (): void => this.send({ type: "looking", seen: !document.hidden });

  protected connect(): void {
    const socket = new WebSocket(api.socketAddress(this.id, prefs.lang, this.log.length));
    this.socket = socket;
    socket.onopen = () => {
      this.online = true;
      this.pause = 250;
      this.paced = false;
      if (document.hidden) this.look();
    };
    socket.onmessage = (event: MessageEvent<string>) => this.hear(JSON.parse(event.data) as ToPage);
    socket.onclose = ({ code }) => {
      this.online = false;
      this.sent = null;
      if (this.closed || code === NO_SUCH_TABLE) return;
      this.timer = setTimeout(() => this.connect(), this.pause);
      this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
    };
  }

  /** Whether others have done something since my last move; what my move itself brought about bears its ply. */
  get othersActed(): boolean {
    const mine = this.position?.seats_mine ?? [];
    const since = this.mark > 0 ? this.log.slice(this.mark) : [];
    return since.some(({ seat, ply }) => seat !== null && !mine.includes(seat) && ply > this.markedAt + 1);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    document.removeEventListener("visibilitychange", this.look);
    this.socket?.close();
  }

  protected send(message: FromPage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private hear(message: ToPage): void {
    switch (message.type) {
      case "position":
        this.take(message);
        break;
      case "why":
        this.answers = [...this.answers, message];
        break;
      case "advice":
        this.advice = message;
        this.advising = false;
        break;
      case "chat":
        this.listen(message);
        break;
      case "error":
        this.failure = message;
        this.sent = null;
        this.undoing = false;
        this.advising = false;
        break;
    }
  }

  /** Remarks in their order, each once; where some may be missing before those that came, only those. */
  private listen({ remarks, earlier }: ChatMessage): void {
    const known = earlier && (remarks[0]?.n ?? 0) > (this.chat.at(-1)?.n ?? -1) ? [] : this.chat;
    const all = new Map([...known, ...remarks].map((remark) => [remark.n, remark]));
    this.chat = [...all.values()].sort((a, b) => a.n - b.n);
    if (earlier !== undefined) this.chatEarlier = earlier;
  }

  private take(position: Position): void {
    const first = position.log[0]?.n ?? position.log_length;
    this.log = [...this.log.slice(0, first), ...position.log].slice(0, position.log_length);
    if (asked(position) !== (this.position && asked(this.position))) {
      this.advice = null;
      this.advising = false;
      this.answers = [];
    }
    this.goBack(position);
    this.position = position;
    if (!this.paced) this.setPace(prefs.pace);
    this.drawLots(position);
    if (lastDecision(position) >= this.sentAt) this.sent = null; // else it is still on its way while others moved
  }

  /** Takes part in settling the dice, for as long as the game has not begun. */
  private drawLots({ gathering, seats_mine }: Position): void {
    const answer = gathering && answerTo(gathering, seats_mine, this.isHost, lotAt(this.id, gathering, seats_mine));
    if (!answer) return;
    keepLot(this.id, answer.lot);
    this.send(answer.message);
  }

  /** Plays an action and those that belong to it, as one. */
  act(action: string, then: string[] = []): void {
    if (this.sent !== null || !this.position) return;
    this.failure = null;
    this.mark = this.log.length;
    this.markedAt = this.position.ply;
    localStorage.setItem(`mark-${this.id}`, String(this.mark));
    this.sent = action;
    this.sentAt = this.position.ply;
    this.send({ type: "act", ply: this.position.ply, action, then });
  }

  /** Asks why these actions are not legal; the answers replace those of earlier questions. */
  ask(actions: string[]): void {
    this.answers = [];
    for (const action of actions) this.send({ type: "why", action });
  }

  advise(): void {
    this.advice = null;
    this.advising = true;
    this.send({ type: "advise" });
  }

  undo(): void {
    this.undoing = true;
    this.send({ type: "undo" });
  }

  /** Plays the only action there is, where everybody can see that there is no other. */
  playForced(): void {
    const { position } = this;
    const action = position?.actions[0]?.action;
    if (!position?.forced || action === undefined || this.sent !== null) return;
    if (position.ply === this.kept || this.forced.includes(position.ply)) return; // once, whatever comes of it
    this.keepForced([...this.forced, position.ply]);
    this.sent = action;
    this.sentAt = position.ply;
    this.send({ type: "act", ply: position.ply, action, then: [] });
  }

  private keepForced(plies: readonly number[]): void {
    this.forced = plies;
    localStorage.setItem(`forced-${this.id}`, JSON.stringify(plies));
  }

  /** What was taken back was not played for anybody; an undo goes on to the last decision of the reader's own. */
  private goBack({ ply, forced, undo }: Position): void {
    if (this.position && ply < this.position.ply) this.keepForced(this.forced.filter((one) => one < ply));
    if (!this.undoing) return;
    this.undoing = forced && undo.free;
    this.kept = forced ? ply : -1;
    if (this.undoing) this.send({ type: "undo" });
  }

  offerRollback(ply: number): void {
    this.send({ type: "offer_rollback", ply });
  }

  resign(): void {
    this.send({ type: "resign" });
  }

  /** Offers a draw, a result, a bot in one's place, or a pause. */
  offer(kind: MakeOffer["kind"], ranks: Record<SeatName, number> = {}): void {
    this.send({ type: "offer", kind, ranks });
  }

  claim(): void {
    this.send({ type: "claim" });
  }

  resume(): void {
    this.send({ type: "resume" });
  }

  comeBack(): void {
    this.send({ type: "come_back" });
  }

  consent(offer: string, yes: boolean): void {
    this.send({ type: "consent", offer, yes });
  }

  askEarlier(): void {
    this.send({ type: "remarks", before: this.chat[0]?.n ?? 0 });
  }

  say(text: string, room: ChatRoom, to: SeatName): void {
    this.send({ type: "chat", text, room, to });
  }

  giveOrders(ask: string): void {
    this.send({ type: "orders", ask });
  }

  setPace(ms: number): void {
    this.paced = true;
    if (this.position?.seats_mine.length) this.send({ type: "pace", ms });
  }

  setLang(): void {
    this.send({ type: "lang", lang: prefs.lang });
  }

  sitAs(seat: SeatName): void {
    this.send({ type: "seat", seat });
  }
}
