/** Where an attack comes from, what it knows and how large it is. */
export interface Target {
  apiUrl: string
  chatUrl: string
  /** The address of this machine that it comes from. */
  from: string
  /** How long it lasts. */
  ms: number
  /** Of one kind: connections, sockets, resets. */
  count: number
  learner: { id: string; cookie: string; token: string; partnerId: string; conversationId: string }
  mentor: { id: string; cookie: string }
  courseId: string
  certificateId: string
  /** Path of a file that does not fit into the buffers of a connection. */
  largeFile: string
}

/** What came of it, by what was counted. */
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
