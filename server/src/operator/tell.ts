import type { Job } from '../platform/jobs/jobs.repo'
import type { OperatorContext } from './command'

/** Sends a mail that was reserved in a transaction, and describes the outcome. */
export function tell({ mails }: Pick<OperatorContext, 'mails'>, mail: Job): Promise<string> {
  return mails.deliver(mail).then(
    () => 'was told by mail',
    (error: unknown) =>
      `will be told by mail: it could not be sent now (${String(error)}), and the running server keeps trying`,
  )
}
