import type { Product } from './product'

/**
 * What all journeys share: one product and one browser, which `globalSetup.ts` starts. A journey changes nothing that
 * another one looks at: it makes a person of its own (`people/`), and leaves the demo accounts as they are.
 */
export interface SharedStage {
  product: Omit<Product, 'output' | 'stop'>
  /** What the start command of the product has printed. */
  output: string
  /** Where the browser takes connections. */
  browserUrl: string
  /** An origin that the product accepts developers' builds from, with nobody listening. */
  developerUrl: string
}

const VARIABLE = 'SHARED_STAGE'

/** Jest hands the environment of its setup on to the processes that run the tests. */
export function announceStage(stage: SharedStage): void {
  process.env[VARIABLE] = JSON.stringify(stage)
}

export function sharedStage(): SharedStage {
  const text = process.env[VARIABLE]
  if (!text) throw new Error('There is no product to test: globalSetup.ts has not run.')
  return JSON.parse(text) as SharedStage
}

export const sharedProduct = () => sharedStage().product
