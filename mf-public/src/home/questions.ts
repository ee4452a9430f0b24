/** The frequently asked questions, in the order in which they are shown. */
export const QUESTIONS = ['how', 'free', 'connect'] as const
