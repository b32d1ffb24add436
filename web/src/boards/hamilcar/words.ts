// The words of this board, from the game's Fluent files.

import type { Words } from "../../generated/hamilcar";
import type { Say } from "../../lib/words";
import type { Desk } from "../types";

export const boardWords = (desk: Pick<Desk, "words">): Say<Words> => desk.words.say;
