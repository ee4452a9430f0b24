import { browserProject, nodeProject } from './shared/src/build/jestPreset.mjs'

export default {
  projects: [
    ...['shared', 'shell', 'mf-public', 'mf-learner', 'mf-mentor', 'mf-chat'].map(browserProject),
    ...['server', 'scripts', 'e2e'].map(nodeProject),
  ],
}
