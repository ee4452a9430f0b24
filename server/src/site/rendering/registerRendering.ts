import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import type { Config } from '../../platform/config/config'
import { receiveContentChanges } from '../contentChanges.routes'
import { limitMisses } from '../limitMisses'
import type { ApiAccess } from '../readApi'
import { renderingMetrics } from './rendering.metrics'
import { renderedPages } from './renderedPages'
import { createRenderer } from './renderer'

interface RenderingOptions {
  root: string
  config: Config
  api: ApiAccess
  metrics: Registry
  logger?: FastifyBaseLogger
}

/**
 * Starts the renderer of public pages, and notifies it of changed content. Returns the function that renders
 * a page.
 */
export async function registerRendering(
  app: FastifyInstance,
  { root, config, api, metrics, logger }: RenderingOptions,
) {
  const renderer = createRenderer({ readable: [root], logger })
  const pages = renderedPages({
    root,
    siteUrl: config.siteUrl,
    api,
    renderer,
    countMiss: limitMisses(config),
    metrics: renderingMetrics(metrics),
    logger,
  })
  await receiveContentChanges(app, { config, onChange: pages.contentChanged, logger })
  app.addHook('onClose', () => {
    pages.stop()
    renderer.stop()
  })
  return pages.rendered
}
