import {
  issueViewToken,
  mailReleaseNews,
  readReleaseHealth,
  reportAreas,
  reportServedPages,
} from '@mentor-connect/contract/api/releaseHealth'
import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import { errors } from '../../platform/http/errors'
import { serve } from '../../platform/http/serve'
import type { ApiDependencies } from '../../kernel/dependencies'
import { mailTeams } from './releaseNews.mails'
import { addServedPages, readHealth, servedPagesSince } from './releaseHealth.repo'
import { recordReports } from './releaseHealth.service'
import { vitalMetrics } from './vitals.metrics'
import { TOKEN_LIFETIME_MS, viewTokens } from './viewTokens'

/** Receives observations about areas from browsers, and serves them to the watcher of releases. */
export function registerReleaseHealthRoutes(
  app: FastifyInstance,
  dependencies: ApiDependencies,
  registry: Registry,
) {
  const { db, keys, clock } = dependencies
  const tokens = viewTokens(keys)
  const { observeArea, observePage } = vitalMetrics(registry, dependencies)

  serve(app, issueViewToken, async ({ body: { browser } }, { request }) => ({
    data: { token: tokens.issue(browser, request.ip, clock()), lifetimeMs: TOKEN_LIFETIME_MS },
  }))

  serve(app, reportAreas, async ({ body: { browser, token, areas, pages = [] } }, { request }) => {
    const reporter = tokens.reporterOf(token, browser, request.ip, clock())
    if (!reporter) throw errors.forbidden()
    const recorded = await recordReports(db, areas, reporter, clock())
    for (const report of recorded) await observeArea(report)
    // If a network has exceeded its limits, its page views are not counted either.
    if (recorded.length > 0) for (const page of pages) await observePage(page)
    return { data: true }
  })

  serve(app, reportServedPages, async ({ body: { pages } }) => {
    await addServedPages(db, clock().toISOString(), pages)
    return { data: {} }
  })

  serve(app, readReleaseHealth, async ({ body: { pagesSince, releases } }) => {
    const pages = await servedPagesSince(db, pagesSince)
    const healths = []
    for (const query of releases) healths.push(await readHealth(db, query))
    return { data: { pages, releases: healths } }
  })

  serve(app, mailReleaseNews, async ({ body }) => ({
    data: { mails: await mailTeams(dependencies, body) },
  }))
}
