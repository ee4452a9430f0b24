/** What is typed into the form of a review. */
export interface Written {
  /** 0 if none is selected. */
  rating: number
  comment: string
}

export const NOTHING_WRITTEN: Written = { rating: 0, comment: '' }
