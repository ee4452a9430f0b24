import { OPERATOR_ROLES, type OperatorRole } from '@mentor-connect/contract/rules/operatorRoles'
import { minute, table } from '@mentor-connect/contract/rules/textTable'
import { randomUUID } from 'node:crypto'
import { hashSecret, newSecret } from '../../platform/keys/secrets'
import { recordAudit } from '../audit.repo'
import { OperatorError, type Command, type OperatorContext } from '../command'
import {
  disableOperator,
  findOperator,
  inviteOperator,
  listOperators,
  revokeOperatorAccess,
  type ListedOperator,
} from '../operators.repo'

const INVITATION_MINUTES = 15

export const operatorCommands: Command[] = [
  {
    name: 'operator invite',
    argument: 'email',
    options: { role: OPERATOR_ROLES.join('|') },
    requires: ['role'],
    about: `prints a link for ${INVITATION_MINUTES} minutes, with which an operator of the back office registers two passkeys`,
    run: async (context, given, options) => {
      requireBackOffice(context)
      const email = addressOf(given)
      const role = roleNamed(options['role'])
      const known = await findOperator(context.db, email)
      if (known?.standing === 'active')
        throw new OperatorError(
          `${known.email} is an operator already. \`operator recover\` replaces lost passkeys, \`operator disable\` ends the access.`,
        )
      return invite(context, { id: known?.id ?? randomUUID(), email, role, act: 'operator invite' })
    },
  },
  {
    name: 'operator list',
    about: 'lists the operators of the back office',
    run: async ({ db }) => {
      const operators = await listOperators(db)
      const rows = operators.map(({ email, role, standing, passkeys, lastUsedAt }) => [
        email,
        role,
        standing,
        String(passkeys),
        lastUsedAt ? minute(lastUsedAt) : '',
      ])
      const headings = ['e-mail', 'role', 'status', 'passkeys', 'last passkey use (UTC)']
      return { json: operators, text: table(headings, rows, 'Nobody was invited yet.') }
    },
  },
  {
    name: 'operator disable',
    argument: 'email',
    about: 'ends the access of an operator to the back office at once, and deletes the passkeys',
    takesAway: async (context, email) =>
      `end the access of the operator ${(await operatorOf(context, email)).email} to the back office`,
    run: async (context, email) => {
      const operator = await operatorOf(context, email)
      await context.db.transaction().execute(async (tx) => {
        await revokeOperatorAccess(tx, operator.id)
        await disableOperator(tx, operator.id, context.clock().toISOString())
        await recordAudit(tx, context, { act: 'operator disable', target: operator.id })
      })
      return {
        json: { id: operator.id, status: 'disabled' },
        text: `${operator.email} has no access any more.`,
      }
    },
  },
  {
    name: 'operator recover',
    argument: 'email',
    about: 'deletes the passkeys and sessions of an operator, and prints a link for new passkeys',
    takesAway: async (context, email) =>
      `delete the passkeys of the operator ${(await operatorOf(context, email)).email}`,
    run: async (context, email) => {
      requireBackOffice(context)
      const operator = await operatorOf(context, email)
      if (operator.standing === 'disabled')
        throw new OperatorError(`${operator.email} is disabled: use \`operator invite\`.`)
      return invite(context, { ...operator, act: 'operator recover' })
    },
  },
]

interface Invited {
  id: string
  email: string
  role: OperatorRole
  act: string
}

async function invite(context: OperatorContext, { id, email, role, act }: Invited) {
  const { db, config, clock } = context
  const secret = newSecret()
  const now = clock()
  const expiresAt = new Date(now.getTime() + INVITATION_MINUTES * 60_000).toISOString()
  await db.transaction().execute(async (tx) => {
    await revokeOperatorAccess(tx, id)
    const link = { secretHash: hashSecret(secret), now: now.toISOString(), expiresAt }
    await inviteOperator(tx, { id, email, role, ...link })
    await recordAudit(tx, context, { act, target: id, reason: role })
  })
  // The secret is in the fragment (after `#`), so that it appears in no server's log.
  const url = `${config.adminUrl}/register#${secret}`
  return {
    json: { id, email, role, url, expiresAt },
    text: `Give this link to ${email}. It is valid for ${INVITATION_MINUTES} minutes:\n${url}`,
  }
}

function requireBackOffice({ config }: OperatorContext) {
  if (!config.adminPort)
    throw new OperatorError('There is no back office: set ADMIN_PORT, and start the product with it.')
}

const EMAIL = /^[^\s@<>]+@[^\s@<>]+$/

function addressOf(given: string): string {
  if (!EMAIL.test(given)) throw new OperatorError(`"${given}" is not an e-mail address.`)
  return given.toLowerCase()
}

function roleNamed(given: unknown): OperatorRole {
  const role = OPERATOR_ROLES.find((one) => one === given)
  if (!role) throw new OperatorError(`--role is one of ${OPERATOR_ROLES.join(', ')}.`)
  return role
}

async function operatorOf({ db }: OperatorContext, email: string): Promise<ListedOperator> {
  const operator = await findOperator(db, email)
  if (!operator) throw new OperatorError(`No operator has the address ${email}: see \`operator list\`.`)
  return operator
}
