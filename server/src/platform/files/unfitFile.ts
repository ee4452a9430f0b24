/** A file that is not taken. Its message is a sentence for the person who chose it. */
export class UnfitFile extends Error {}
