import type { Product } from './product'

/**
 * The product and the browser that all journeys share; `globalSetup.ts` starts them. A journey must not change data
 * that others see: it creates its own people (`people/`) and leaves the demo accounts unchanged.
 */
export interface SharedStage {
  product: Omit<Product, 'output' | 'stop'>
  /** Output of the product's start command. */
  output: string
  /** WebSocket URL of the browser. */
  browserUrl: string
  /** An origin that the product allows for overrides; nobody listens there. */
  developerUrl: string
}

const VARIABLE = 'SHARED_STAGE'

/** Passes the stage to the test processes through their environment. */
export function announceStage(stage: SharedStage): void {
  process.env[VARIABLE] = JSON.stringify(stage)
}

export function sharedStage(): SharedStage {
  const text = process.env[VARIABLE]
  if (!text) throw new Error('There is no product to test: globalSetup.ts has not run.')
  return JSON.parse(text) as SharedStage
}

export const sharedProduct = () => sharedStage().product
