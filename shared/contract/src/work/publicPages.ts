import type { PublicPages } from '../api/publicPages'
import type { ListedKind } from '../api/siteMap'
import { paths } from '../rules/paths'
import { getOpening, listOpenings } from './openings'
import { findMovedPortfolio, getPortfolio } from './portfolio'
import { getProject, listProjects } from './projects/projects'

export const publicPages = {
  openings: {
    address: ({ id }) => paths.opening(id),
    tag: 'opening',
    reads: [getOpening],
    lists: [listOpenings],
  },
  people: {
    address: ({ id }) => paths.portfolio(id),
    tag: 'portfolio',
    reads: [getPortfolio],
    lists: [],
    moved: findMovedPortfolio,
  },
  projects: {
    address: ({ id }) => paths.project(id),
    tag: 'project',
    reads: [getProject],
    lists: [listProjects],
  },
} satisfies Partial<Record<ListedKind, PublicPages>>
