import type { Release } from '@mentor-connect/build/release/release'
import type { BadRelease } from './badRelease'
import type { EditableBuild } from './EditableBuild'

/** Text that compresses badly. */
function noise(bytes: number): string {
  let state = 1
  const next = () => (state = (state * 48_271) % 2_147_483_647)
  return Array.from({ length: bytes }, () => String.fromCharCode(33 + (next() % 90))).join('')
}

const withNoise = (bytes: number) => `/*${noise(bytes).replaceAll('*', '+')}*/`

type Declares = NonNullable<Release['declares']>
const declaring = (change: (declares: Declares) => Partial<Declares>) => (b: EditableBuild) =>
  b.describe(({ declares }) => ({ declares: { ...declares!, ...change(declares!) } }))

const mounting = (mount: Partial<Declares['mounts'][number]>) =>
  declaring(({ mounts }) => ({
    mounts: [
      ...mounts,
      {
        path: '/user/own',
        owns: ['/user/own/*'],
        expose: 'routes',
        frame: 'learner',
        guard: 'user',
        ...mount,
      },
    ],
  }))

/** Releases that are refused because of their description, contract, files or sizes, before any page is opened. */
export const BAD_DESCRIPTIONS: BadRelease[] = [
  {
    name: 'a contract of the future',
    edit: (b) => b.describe(() => ({ contract: '^99.0.0' })),
    says: /\^99\.0\.0/,
  },
  {
    name: 'another major version of React',
    edit: (b) => b.describe(({ shared }) => ({ shared: { ...shared, react: '^18.0.0' } })),
    says: /react \^18\.0\.0|react.*\^18/,
  },
  {
    name: 'a package that the shell does not share',
    edit: (b) => b.describe(({ shared }) => ({ shared: { ...shared, 'left-pad': '^1.0.0' } })),
    says: /left-pad/,
  },
  {
    name: 'a member of the router that the shell does not provide',
    edit: (b) =>
      b.describe(({ members }) => ({ members: { ...members, 'react-router-dom': ['NoSuchMember'] } })),
    says: /NoSuchMember/,
  },
  {
    name: 'an expose that the shell mounts, left out',
    edit: (b) => b.describe(({ exposes: { './frame': _frame, ...others } }) => ({ exposes: others })),
    says: /does not expose "\.\/frame"/,
  },
  {
    name: 'a route id twice',
    edit: (b) =>
      b.describe(({ exposes }) => ({
        exposes: { ...exposes, './routes': [...exposes['./routes']!, exposes['./routes']![0]!] },
      })),
    says: /twice|two routes|more than once/,
  },
  {
    name: 'a route that others link to, left out',
    edit: (b) =>
      b.describe(({ exposes }) => ({
        exposes: { ...exposes, './routes': exposes['./routes']!.filter(({ id }) => id !== 'dashboard') },
      })),
    says: /uses the route "dashboard" of learner\/routes, which does not exist/,
  },
  {
    name: 'a route that others link to, at another address',
    edit: (b) =>
      b.describe(({ exposes }) => ({
        exposes: {
          ...exposes,
          './routes': exposes['./routes']!.map((route) =>
            route.id === 'dashboard' ? { ...route, path: 'start' } : route,
          ),
        },
      })),
    says: /"dashboard" of learner\/routes has no longer the address "home"/,
  },
  { name: 'a mount of nothing', edit: mounting({ expose: 'nothing' }), says: /mounts "nothing"/ },
  {
    name: 'addresses that were not granted',
    edit: mounting({ path: '/jobs', owns: ['/jobs/*'] }),
    says: /which the site's owner has not granted/,
  },
  {
    name: 'addresses of another area',
    edit: mounting({ path: '/user/chat', owns: ['/user/chat/*'] }),
    says: /belongs to chat|not granted/,
  },
  {
    name: 'addresses of the site',
    edit: mounting({ path: '/live', owns: ['/live/*'] }),
    says: /which the site itself uses/,
  },
  {
    name: 'addresses outside of its path',
    edit: mounting({ owns: ['/user/other/*'] }),
    says: /is not below it/,
  },
  {
    name: 'a frame of mentors for learners',
    edit: mounting({ frame: 'mentor' }),
    says: /that frame is for people who pass/,
  },
  { name: 'a start that leads to itself', edit: mounting({ start: '/user/own' }), says: /correct "start"/ },
  {
    name: 'navigation to a page of others',
    edit: declaring(({ navigation = [] }) => ({ navigation: [{ ...navigation[0]!, to: '/about' }] })),
    says: /which is not a page of learner/,
  },
  {
    name: 'a contribution that it does not expose',
    edit: declaring(() => ({
      contributions: [{ slot: 'learner.dashboard', expose: 'card', label: { en: 'A', hi: 'A' }, order: 1 }],
    })),
    says: /card/,
  },
  {
    name: 'an offline read that the API does not have',
    edit: declaring(() => ({ offlineReads: { public: ['/no/such/read'], personal: [] } })),
    says: /which is not a read of the API/,
  },
  {
    name: 'a personal read, kept for everybody',
    edit: declaring(({ offlineReads }) => ({
      offlineReads: { public: [offlineReads!.personal![0]!], personal: [] },
    })),
    says: /keep it as personal/,
  },
  {
    name: 'a missing translation',
    edit: (b) => b.describe(() => ({ messageFaults: ['learner.home.title is missing in hi'] })),
    says: /complete src\/messages/,
  },
  {
    name: 'a link to a route that does not exist',
    edit: (b) => b.describe(({ uses = [] }) => ({ uses: [...uses, 'public/courses#nothing'] })),
    says: /uses the route "nothing" of public\/courses/,
  },
  {
    name: 'a chunk without its file',
    edit: (b) => b.describe(({ chunks }) => ({ chunks: { ...chunks, late: 'late.js' } })),
    says: /names late\.js, which is not a file/,
  },
  {
    name: 'another version of the protocol',
    edit: (b) => b.describe(() => ({ protocol: 2 as 1 })),
    says: /not a version of the protocol/,
  },
  {
    name: 'the description of another area',
    edit: (b) => b.describe(() => ({ area: 'mentor' })),
    says: /mentor/,
  },
  {
    name: 'a React of its own beside that of the page',
    edit: (b) => b.describe(() => ({ ownReact: '18.3.1' })),
    says: /takes react from the shell as well/,
  },
  { name: 'a script that is too large', edit: (b) => b.put('big.js', withNoise(90_000)), says: /big\.js/ },
  {
    name: 'an entry that is too large',
    edit: (b) => b.atEntry(withNoise(40_000)),
    says: /remoteEntry\S* .*kB|entry/,
  },
  { name: 'a page that loads too much', edit: (b) => b.atLoad(withNoise(60_000)), says: /kB/ },
  { name: 'a document of its own', edit: (b) => b.put('page.html', '<h1>Own</h1>'), says: /page\.html/ },
  { name: 'a film', edit: (b) => b.put('film.mp4', noise(1_200_000)), says: /film\.mp4/ },
  {
    name: 'hundreds of files',
    edit: (b) => Array.from({ length: 450 }, (_, index) => b.put(`part${index}.txt`, String(index))),
    says: /files/,
  },
  {
    name: 'a function from a text',
    edit: (b) => b.atLoad('new Function("return 1")'),
    says: /makes code from texts \(new Function\)/,
  },
  {
    name: 'eval in a script that is never loaded',
    edit: (b) => b.put('never.js', 'eval("1")'),
    says: /never\.js makes code from texts \(eval\)/,
  },
  {
    name: 'an import of another host that never runs',
    edit: (b) => b.put('never.js', 'if (0) import("https://cdn.example.org/a.js")'),
    says: /never\.js imports a script of another host/,
  },
]
