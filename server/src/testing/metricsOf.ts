import type { FastifyInstance } from 'fastify'

/** The metrics as the port for metrics would serve them. */
export const metricsOf = (app: FastifyInstance): Promise<string> => app.metrics!.metrics()
