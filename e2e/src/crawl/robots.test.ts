import { robotsText } from '@mentor-connect/contract/site/siteMap'
import { readRobots } from './robots'

const robots = readRobots(robotsText(['/user/*', '/mentor', '/mentor/home/*'], 'https://site.test'))

it('names the site map', () => expect(robots.siteMap).toBe('https://site.test/sitemap.xml'))

it.each([
  ['/user', false],
  ['/user/home', false],
  ['/users', true],
  ['/mentor', false],
  ['/mentor/m1', true],
  ['/mentor/home/x', false],
  ['/resource?page=2', true],
  ['/resource?q=maths', false],
  ['/resource?page=2&q=maths', false],
])('%s may be asked for: %s', (path, isAllowed) => expect(robots.allows(path)).toBe(isAllowed))
