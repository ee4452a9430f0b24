import {
  findMovedPortfolio,
  getOwnPortfolio,
  getPortfolio,
  savePortfolio,
} from '@mentor-connect/contract/work/portfolio'
import type { FastifyInstance } from 'fastify'
import type { ApiDependencies } from '../../kernel/dependencies'
import { callerOf } from '../../platform/http/access'
import { serve } from '../../platform/http/serve'
import { portfolios } from './portfolio.service'

export function registerPortfolioRoutes(
  app: FastifyInstance,
  dependencies: Pick<ApiDependencies, 'db' | 'clock' | 'config'>,
) {
  const { read, readOwn, findMoved, save } = portfolios(dependencies)

  serve(app, getPortfolio, async ({ params: { slug } }) => ({ data: await read(slug) }))

  serve(app, findMovedPortfolio, async ({ params: { slug } }) => ({
    data: { slug: await findMoved(slug) },
  }))

  serve(app, getOwnPortfolio, async (_call, { session }) => ({ data: await readOwn(callerOf(session)) }))

  serve(app, savePortfolio, async ({ body }, { session }) => ({
    message: 'Portfolio saved',
    data: await save(callerOf(session), body),
  }))
}
