import { remote } from '@mentor-connect/build/remote'

export default remote(import.meta.dirname, {
  name: 'community',
  exposes: {
    './community': './src/community.tsx',
    './learnerCommunity': './src/learnerCommunity.tsx',
    './mentorCommunity': './src/mentorCommunity.tsx',
    './unanswered': './src/unanswered/index.ts',
  },
})
