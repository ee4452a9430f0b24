import type { FastifyBaseLogger } from 'fastify'
import type { OperatorContext } from '../operator/command'

/** The dependencies of the back office: those of the command line, without its operator. */
export interface AdminDependencies extends Omit<OperatorContext, 'operator' | 'operatorId'> {
  /** Nothing is logged if it is absent. */
  logger?: FastifyBaseLogger
}

/** The context for functions of the command line that this operator calls. */
export const actingAs = (
  dependencies: AdminDependencies,
  { id, email }: { id: string; email: string },
): OperatorContext => ({ ...dependencies, operator: email, operatorId: id })
