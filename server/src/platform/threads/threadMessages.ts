/** Messages between a process and its thread; must support structured cloning. */
export interface ThreadTask<Input> {
  id: number
  input: Input
}

export interface ThreadAnswer<Output> {
  id: number
  output?: Output
  error?: Error
}
