import type { FastifyBaseLogger } from 'fastify'
import type { OperatorContext } from '../operator/command'

/** The dependencies of the back office: those of the command line, without its operator. */
export interface AdminDependencies extends Omit<OperatorContext, 'operator' | 'operatorId'> {
  /** Silent when absent. */
  logger?: FastifyBaseLogger
}

/** The context of an act of this operator, for the functions of the command line. */
export const actingAs = (
  dependencies: AdminDependencies,
  { id, email }: { id: string; email: string },
): OperatorContext => ({ ...dependencies, operator: email, operatorId: id })
