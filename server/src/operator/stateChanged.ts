import { OperatorError } from './command'

/** Somebody else has changed the state before. The message says the present state. */
export class StateChanged extends OperatorError {}
