import { remote } from '@mentor-connect/build/remote'

export default remote(import.meta.dirname, {
  name: 'mentor',
  exposes: {
    './frame': './src/frame/index.ts',
    './routes': './src/routes.tsx',
    './waitingQuestions': './src/waiting/questions.ts',
    './waitingWorks': './src/waiting/works.ts',
  },
})
