/** A change of the site that is refused; each fault is a line that names the reason and the fix. */
export class Refused extends Error {
  constructor(readonly faults: string[]) {
    super(faults.join('\n'))
  }
}
