import type { Domain } from '../kernel/domain'

export const work = {
  serve() {},
  recurringJobs: () => [],
  deleteExpired: async () => {},
  names: {},
} satisfies Domain
