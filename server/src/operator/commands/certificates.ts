import { nameError, tidyLine } from '@mentor-connect/contract/rules/enteredText'
import { GIVEN_REVOCATION_CODES, type RevocationCode } from '@mentor-connect/contract/learning/certificates'
import { NAME_MAX } from '@mentor-connect/contract/rules/limits'
import { unprintedIn } from '@mentor-connect/contract/accounts/printableNames'
import { plainLine } from '../../platform/mail/renderText'
import { revokeCertificate } from '../certificateActs'
import { reissueCertificate } from '../certificateReissue'
import { namesOnCertificate } from '../certificates.repo'
import { OperatorError, type Command, type OperatorContext, type Options } from '../command'

export const certificateCommands: Command[] = [
  {
    name: 'certificates revoke',
    argument: 'id',
    options: { reason: 'text', code: 'issued-in-error|withdrawn' },
    requires: ['reason'],
    about:
      'revokes a certificate: the learner gets the reason by mail, and whoever verifies it is told the code only (default: withdrawn)',
    takesAway: async (context, id) => {
      const { learner, course } = await certificateOf(context, id)
      return `revoke the certificate of ${plainLine(learner)} for “${plainLine(course)}”`
    },
    run: async (context, id, { reason, code }) => {
      await certificateOf(context, id)
      const told = await revokeCertificate(context, id, { reason: String(reason).trim(), code: codeOf(code) })
      return { json: { id, revoked: true }, text: `${id} ${sentenceOf(told)}.` }
    },
  },
  {
    name: 'certificates reissue',
    argument: 'id',
    options: { name: 'text', reason: 'text' },
    requires: ['name', 'reason'],
    about:
      'issues a certificate again under a corrected name: the old one is revoked as replaced, and its check leads on to the new one; the learner is told by mail',
    takesAway: async (context, id, { name }) => {
      const { learner, course } = await certificateOf(context, id)
      return `replace the certificate of ${plainLine(learner)} for “${plainLine(course)}” by one for ${plainLine(nameOf(name))}`
    },
    run: async (context, id, { name, reason }) => {
      await certificateOf(context, id)
      const corrected = { name: nameOf(name), reason: String(reason).trim() }
      const issued = await reissueCertificate(context, id, corrected)
      if (!issued) throw new OperatorError(`Certificate ${id} is revoked: only a valid one can be reissued.`)
      const told = issued.told ? `, and the learner ${issued.told}` : ''
      return { json: { id, replacedBy: issued.id }, text: `${id} is replaced by ${issued.id}${told}.` }
    },
  },
]

function nameOf(given: Options[string]): string {
  const name = tidyLine(String(given))
  if (nameError(name)) throw new OperatorError('--name has characters that no name has.')
  if (name === '' || name.length > NAME_MAX)
    throw new OperatorError(`--name has 1 to ${NAME_MAX} characters.`)
  const missing = unprintedIn(name)
  if (missing.length > 0)
    throw new OperatorError(`Certificates cannot show these characters: ${missing.join(' ')}.`)
  return name
}

function codeOf(given: Options[string]): RevocationCode {
  const code = GIVEN_REVOCATION_CODES.find((one) => one === (given ?? 'withdrawn'))
  if (code) return code
  throw new OperatorError(`--code is one of: ${GIVEN_REVOCATION_CODES.join(', ')}.`)
}

async function certificateOf({ db }: OperatorContext, id: string) {
  const certificate = await namesOnCertificate(db, id)
  if (!certificate) throw new OperatorError(`No certificate has the id ${id}.`)
  return certificate
}

function sentenceOf(told: string | undefined): string {
  if (told === undefined) return 'was revoked already'
  return told ? `is revoked, and the learner ${told}` : 'is revoked'
}
