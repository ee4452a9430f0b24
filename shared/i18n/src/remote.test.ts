import { defineFrame, defineRoutes } from './remote'

test('definitions of remote routes include the shared messages', async () => {
  const messages = {
    en: async () => ({ default: { 'jobs.title': 'Jobs' } }),
    hi: async () => ({ default: { 'jobs.title': 'नौकरियाँ' } }),
  }
  for (const module of [defineRoutes({ routes: [], messages }), defineFrame({ Frame: () => null, messages })])
    expect((await module.messages.hi()).default).toMatchObject({
      'jobs.title': 'नौकरियाँ',
      'ui.retry': 'फिर कोशिश करें',
    })
})
