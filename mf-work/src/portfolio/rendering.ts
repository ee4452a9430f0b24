import { readOf } from '@mentor-connect/api'
import type { Rendering } from '@mentor-connect/contract/remote'
import { getPortfolio } from '@mentor-connect/contract/work/portfolio'

export const portfolio: Rendering = {
  /** Only servers load the metadata. */
  head: async () => ({ default: (await import('./heads')).portfolio }),
  reads: ({ params }) => [readOf(getPortfolio, { params: { slug: params.slug! } })],
}
