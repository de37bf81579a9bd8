// Brings what the games need into the browser's store, so that the first game opens sooner and without a network.
import { keepAll } from "./offline.js";

keepAll();
