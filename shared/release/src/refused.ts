/** A change of the site was refused. Each issue is one line with the reason and the fix. */
export class Refused extends Error {
  constructor(readonly issues: string[]) {
    super(issues.join('\n'))
  }
}
