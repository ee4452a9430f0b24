import { ROLES } from '@mentor-connect/contract/accounts/people'
import { findPeople, type Person } from '../accounts/people/person.repo'
import { plainLine } from '../platform/mail/renderText'
import { OperatorError, type OperatorContext, type Options } from './command'

/** The option that distinguishes two accounts with one address. */
export const roleOption = { role: ROLES.join('|') }

/** Describes a person, so that the operator sees whose account is meant. */
export const describePerson = ({ role, name, email }: Pick<Person, 'role' | 'name' | 'email'>) =>
  `the ${role === 'user' ? 'learner' : 'mentor'} ${plainLine(name)} (${email})`

/** Returns the account with this address. If two accounts have it, the option `--role` selects one. */
export async function personOf(
  { db }: Pick<OperatorContext, 'db'>,
  email: string,
  options: Options,
): Promise<Person> {
  const people = await findPeople(db, email)
  const meant = people.filter((person) => !options['role'] || person.role === options['role'])
  if (meant.length > 1)
    throw new OperatorError(
      `${email} has an account of each role: say which with --role ${ROLES.join(' or --role ')}.`,
    )
  if (!meant[0]) throw new OperatorError(`No account has the address ${email}.`)
  return meant[0]
}
