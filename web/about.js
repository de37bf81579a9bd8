// A page of words; it can empty what the browser keeps.
import { beginAgain } from "./again.js";
import { Kept } from "./kept.js";

beginAgain(new Kept(() => {}));
