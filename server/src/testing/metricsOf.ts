import type { FastifyInstance } from 'fastify'

/** The text that the port for metrics would serve. */
export const metricsOf = (app: FastifyInstance): Promise<string> => app.metrics!.metrics()
