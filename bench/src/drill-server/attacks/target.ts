/** The origin, knowledge and size of an attack. */
export interface Target {
  apiUrl: string
  chatUrl: string
  /** Local address that the attack is sent from. */
  from: string
  /** Duration of the attack. */
  ms: number
  /** Number of connections, sockets or resets. */
  count: number
  learner: { id: string; cookie: string; token: string; partnerId: string; conversationId: string }
  mentor: { id: string; cookie: string }
  courseId: string
  certificateId: string
  /** Path of a file that is larger than the buffers of a connection. */
  largeFile: string
}

/** The results of an attack, counted by name. */
export type Outcome = Record<string, number>

export type Attack = (target: Target) => Promise<Outcome>

export const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Counts things by name. */
export class Tally {
  readonly counts: Outcome = {}

  add(what: string, count = 1) {
    this.counts[what] = (this.counts[what] ?? 0) + count
  }
}
