// The first page fetches nothing but itself: what the games need comes with the first game.
import { beginAgain } from "./again.js";
import { Kept } from "./kept.js";

beginAgain(new Kept(() => {}));
