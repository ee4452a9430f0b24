import { OperatorError } from './command'

/** Thrown if somebody else has changed the state in the meantime. The message names the current state. */
export class StateChanged extends OperatorError {}
