import { OperatorError } from './command'

/** Somebody else was faster: the message says the present state. */
export class StateChanged extends OperatorError {}
