import { remote } from '@mentor-connect/build/remote'

export default remote(import.meta.dirname, {
  name: 'work',
  exposes: {
    './paths': './src/paths/routes.tsx',
    './mentorPaths': './src/paths/editor/routes.tsx',
    './joinedPaths': './src/paths/home/index.ts',
    './people': './src/portfolio/routes.tsx',
    './portfolio': './src/portfolio/editor/routes.tsx',
    './openings': './src/openings.tsx',
    './learnerOpenings': './src/learnerOpenings.tsx',
    './applications': './src/applications.tsx',
    './mentorOpenings': './src/mentorOpenings.tsx',
    './projects': './src/projects/briefs/routes.tsx',
    './learnerProjects': './src/projects/briefs/learnerRoutes.tsx',
    './team': './src/projects/team/routes.tsx',
    './mentorProjects': './src/projects/mentoring/routes.tsx',
  },
})
