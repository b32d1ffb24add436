// Notices in this browser: pushes, and notifications of the system while the page is behind others.

import { api } from "./api";
import { prefs } from "./prefs.svelte";
import type { Notices } from "./protocol";

const WORKER = "/notices.js";

/** Whether this browser can show notifications of the system here: pages by https, or of this very machine. */
export const canNotify = (): boolean => "Notification" in window && "serviceWorker" in navigator;

/** Whether it takes pushes, too. */
export const canPush = (): boolean => canNotify() && "PushManager" in window;

/** Asks the reader, if the browser has not; whether notifications may be shown. */
export async function mayNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

/** A notification of the system; one for each table, a new one in the place of the old. */
export async function notify(title: string, table: string): Promise<void> {
  if (!prefs.notify || !canNotify() || Notification.permission !== "granted") return;
  const worker = await ready();
  await worker.showNotification(title, { tag: table, icon: "/navarch.svg", data: { url: `/g/${table}` } });
}

/** Pushes to this browser from now on; null where the reader or the browser does not want them. */
export async function subscribe(key: string): Promise<Notices | null> {
  if (!(await mayNotify())) return null;
  const { pushManager } = await ready();
  const wanted = bytesOf(key);
  const before = await pushManager.getSubscription();
  if (before && !isOf(before, wanted)) await before.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: wanted });
  const { endpoint, keys } = made.toJSON();
  return api.setPush(endpoint ?? "", keys?.["p256dh"] ?? "", keys?.["auth"] ?? "", prefs.lang);
}

/** No pushes to this browser any more; the server forgets it by itself. */
export async function unsubscribe(): Promise<void> {
  const worker = canPush() ? await navigator.serviceWorker.getRegistration(WORKER) : undefined;
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}

async function ready(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(WORKER);
  return navigator.serviceWorker.ready;
}

/** Whether a subscription was made for this server: it has another key where its database is another. */
function isOf(subscription: PushSubscription, key: Uint8Array): boolean {
  const made = new Uint8Array(subscription.options.applicationServerKey ?? new ArrayBuffer(0));
  return made.length === key.length && made.every((byte, i) => byte === key[i]);
}

/** Base64 for addresses, as the server tells its key. */
export function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const plain = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}
