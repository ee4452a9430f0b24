import type { FastifyBaseLogger } from 'fastify'
import type { OperatorContext } from '../operator/command'

/** The dependencies of the back office: those of the command line, without its operator. */
export interface AdminDependencies extends Omit<OperatorContext, 'operator' | 'operatorId'> {
  /** Absent if nothing should be logged. */
  logger?: FastifyBaseLogger
}

/** Returns the context in which functions of the command line run for this operator. */
export const actingAs = (
  dependencies: AdminDependencies,
  { id, email }: { id: string; email: string },
): OperatorContext => ({ ...dependencies, operator: email, operatorId: id })
