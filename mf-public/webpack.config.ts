import { remote } from '@mentor-connect/build/remote'

export default remote(import.meta.dirname, {
  name: 'public',
  exposes: {
    './frame': './src/frame/index.ts',
    './routes': './src/routes.tsx',
    './courses': './src/courses.tsx',
    './course': './src/course.tsx',
    './mentors': './src/mentors.tsx',
    './careers': './src/careers.tsx',
    './directory': './src/directory.tsx',
    './workshops': './src/workshops.tsx',
    './verification': './src/verification.tsx',
  },
})
