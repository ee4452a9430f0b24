/** What a process and its thread send each other; everything in it has to survive structured cloning. */
export interface ThreadTask<Input> {
  id: number
  input: Input
}

export interface ThreadAnswer<Output> {
  id: number
  output?: Output
  error?: Error
}
