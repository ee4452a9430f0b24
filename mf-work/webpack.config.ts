import { remote } from '@mentor-connect/build/remote'

export default remote(import.meta.dirname, {
  name: 'work',
  exposes: {
    './openings': './src/openings.tsx',
    './learnerOpenings': './src/learnerOpenings.tsx',
    './applications': './src/applications.tsx',
    './mentorOpenings': './src/mentorOpenings.tsx',
  },
})
