/** Messages between a process and its thread; must support structured cloning. */
export interface ThreadTask<Input> {
  id: number
  input: Input
}

export interface ThreadAnswer<Output> {
  id: number
  /** The task has begun; its result is another message. */
  hasBegun?: true
  output?: Output
  error?: Error
}
