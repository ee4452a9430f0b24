import { execFileSync, fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '@mentor-connect/delivery/root'

/**
 * Addresses of the network between the two people. They are public ones, because coturn refuses to relay to all others,
 * and exist on this machine only while the drill runs.
 */
export const SERVICES = '11.22.33.1'
export const TURN = '11.22.33.3'
export const TURN_BEHIND_DELAY = '11.22.33.4'
/** Host name of the TURN server, which the resolvers of the homes know. */
export const TURN_NAME = 'turn.drill.test'

/**
 * `cone`: a home router through which two browsers find each other with STUN · `symmetric`: a router that
 * uses another port for each destination, so that only TURN connects the browsers · `tcp`: a network that
 * lets only TCP out, like those of some schools and companies, so that only TURN over TLS connects the
 * browsers.
 */
export type Nat = 'cone' | 'symmetric' | 'tcp'
export type Side = 'a' | 'b'
export const SIDES: readonly Side[] = ['a', 'b']

const OUTSIDE = { a: '11.22.33.11', b: '11.22.33.12' }
const INSIDE = { a: '10.77.1', b: '10.77.2' }
const NET = 'mc-drill-net'
const ROOT_LINK = 'mc-drill'
const router = (side: Side) => `mc-drill-nat-${side}`

/** Name of the network namespace in which the browser of this side runs. */
export const homeOf = (side: Side) => `mc-drill-${side}`
export const NET_NAMESPACE = NET
/** Folder whose files `ip netns exec` shows to programs in place of the files in `/etc`. */
const filesOf = (side: Side) => join('/etc/netns', homeOf(side))

/** Runs a command in a namespace, and returns its output. @throws with the output if it fails */
export function inNamespace(namespace: string, program: string, ...options: string[]): string {
  return ip('netns', 'exec', namespace, program, ...options)
}

/** Starts a program of this folder in a namespace, and waits until it reports that it is ready. */
export async function forkInNamespace(
  namespace: string,
  program: string,
  ...options: string[]
): Promise<ChildProcess> {
  const child = fork(join(ROOT, 'bench/src/calls', program), options, {
    execPath: 'ip',
    execArgv: ['netns', 'exec', namespace, process.execPath, '--import', 'tsx'],
    cwd: ROOT,
  })
  const [first] = await Promise.race([once(child, 'message'), once(child, 'exit')])
  if (first !== 'ready') throw new Error(`${program} ended before it was ready.`)
  return child
}

const ip = (...options: string[]) => execFileSync('ip', options, { encoding: 'utf8', stdio: 'pipe' })
const iptables = (side: Side, ...options: string[]) => inNamespace(router(side), 'iptables', '-w', ...options)

const namespaces = () => [NET, ...SIDES.flatMap((side) => [router(side), homeOf(side)])]

/**
 * Starts a network with two homes, each behind its own router. This machine is part of the network between
 * them.
 */
export async function startNetwork(): Promise<void> {
  stopNetwork()
  for (const name of namespaces()) {
    ip('netns', 'add', name)
    ip('-n', name, 'link', 'set', 'lo', 'up')
  }
  ip('-n', NET, 'link', 'add', 'bridge', 'type', 'bridge')
  for (const address of [TURN, TURN_BEHIND_DELAY])
    ip('-n', NET, 'address', 'add', `${address}/24`, 'dev', 'bridge')
  ip('-n', NET, 'link', 'set', 'bridge', 'up')
  ip('link', 'add', ROOT_LINK, 'type', 'veth', 'peer', 'name', 'services', 'netns', NET)
  ip('address', 'add', `${SERVICES}/24`, 'dev', ROOT_LINK)
  ip('link', 'set', ROOT_LINK, 'up')
  joinBridge('services')
  for (const side of SIDES) addHome(side)
  for (const side of SIDES) await addNameServer(side)
}

function joinBridge(link: string) {
  ip('-n', NET, 'link', 'set', 'dev', link, 'master', 'bridge')
  ip('-n', NET, 'link', 'set', 'dev', link, 'up')
}

function addHome(side: Side) {
  const [home, between] = [homeOf(side), router(side)]
  ip('-n', between, 'link', 'add', 'outside', 'type', 'veth', 'peer', 'name', `to-${side}`, 'netns', NET)
  ip('-n', between, 'address', 'add', `${OUTSIDE[side]}/24`, 'dev', 'outside')
  ip('-n', between, 'link', 'set', 'outside', 'up')
  joinBridge(`to-${side}`)
  ip('-n', between, 'link', 'add', 'inside', 'type', 'veth', 'peer', 'name', 'home', 'netns', home)
  ip('-n', between, 'address', 'add', `${INSIDE[side]}.1/24`, 'dev', 'inside')
  ip('-n', between, 'link', 'set', 'inside', 'up')
  ip('-n', home, 'address', 'add', `${INSIDE[side]}.2/24`, 'dev', 'home')
  ip('-n', home, 'link', 'set', 'home', 'up')
  ip('-n', home, 'route', 'add', 'default', 'via', `${INSIDE[side]}.1`)
  inNamespace(between, 'sysctl', '-q', '-w', 'net.ipv4.ip_forward=1')
  // If the router had received packets from outside before the browser sends its first packet, it would
  // assign another port to the browser.
  iptables(side, '-A', 'INPUT', '-i', 'outside', '-p', 'udp', '-j', 'DROP')
}

/**
 * Gives the router a resolver for host names. Networks that let only TCP out have one, too; if there is none,
 * Chromium waits 8 to 14 s for answers before it connects to a TURN server by its name.
 */
async function addNameServer(side: Side) {
  const address = `${INSIDE[side]}.1`
  mkdirSync(filesOf(side), { recursive: true })
  writeFileSync(join(filesOf(side), 'resolv.conf'), `nameserver ${address}\n`)
  await forkInNamespace(router(side), 'nameServer.ts', address, TURN_NAME, TURN)
}

/**
 * Ends all processes in the networks and removes the networks, including those of a drill that was killed.
 */
export function stopNetwork(): void {
  const found = ip('netns', 'list')
    .split('\n')
    .map((line) => line.split(' ')[0])
  for (const name of namespaces().filter((one) => found.includes(one))) {
    for (const pid of ip('netns', 'pids', name).split('\n').filter(Boolean)) endProcess(Number(pid))
    ip('netns', 'delete', name)
  }
  for (const side of SIDES) rmSync(filesOf(side), { recursive: true, force: true })
  if (ip('link', 'show').includes(`${ROOT_LINK}@`)) ip('link', 'delete', ROOT_LINK)
}

function endProcess(pid: number) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    // A browser ends its child processes itself.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** Sets the kind of address translation that both routers use for new connections. */
export function setNat(nat: Nat): void {
  for (const side of SIDES) {
    const random = nat === 'symmetric' ? ['--random-fully'] : []
    iptables(side, '-t', 'nat', '-F', 'POSTROUTING')
    iptables(side, '-F', 'FORWARD')
    if (nat === 'tcp') iptables(side, '-A', 'FORWARD', '-p', 'udp', '-j', 'DROP')
    iptables(side, '-t', 'nat', '-A', 'POSTROUTING', '-o', 'outside', '-j', 'MASQUERADE', ...random)
  }
}

/** Blocks all traffic through the router of this side. Returns a function that lets it through again. */
export function cut(side: Side): () => void {
  const rule = ['FORWARD', '-j', 'DROP']
  iptables(side, '-I', ...rule)
  return () => void iptables(side, '-D', ...rule)
}

/**
 * Drops this share of the UDP packets in each direction of this side. Returns a function that stops dropping
 * packets and returns the share that was dropped.
 */
export function lose(side: Side, share: number): () => number {
  const all = ['FORWARD', '-p', 'udp', '-m', 'comment', '--comment', 'all']
  const random = ['-m', 'statistic', '--mode', 'random', '--probability', String(share)]
  const rule = ['FORWARD', '-p', 'udp', ...random, '-j', 'DROP']
  iptables(side, '-I', ...rule)
  iptables(side, '-I', ...all)
  return () => {
    const lines = iptables(side, '-nvxL', 'FORWARD').split('\n').slice(2)
    const [seen = 0, dropped = 0] = lines.map((line) => Number(line.trim().split(/\s+/)[0]))
    iptables(side, '-D', ...all)
    iptables(side, '-D', ...rule)
    return dropped / seen
  }
}

/** Limits the rate in both directions of this side. Returns a function that removes the limit. */
export function limitRate(side: Side, kilobits: number): () => void {
  const limit = ['tbf', 'rate', `${kilobits}kbit`, 'burst', '3000', 'latency', '500ms']
  const tc = (action: string, link: string, ...options: string[]) =>
    inNamespace(router(side), 'tc', 'qdisc', action, 'dev', link, 'root', ...options)
  for (const link of ['inside', 'outside']) tc('add', link, ...limit)
  return () => {
    for (const link of ['inside', 'outside']) tc('del', link)
  }
}

/** Returns the rate in kbit/s at which the browser of this side could load an address. */
export function measureRate(side: Side, url: string): number {
  const script = `const began = Date.now(); const bytes = (await (await fetch(process.argv[1])).arrayBuffer()).byteLength;
    console.log(Math.round(bytes * 8 / (Date.now() - began)))`
  const options = ['--input-type=module', '--eval', script, url]
  return Number(inNamespace(homeOf(side), process.execPath, ...options))
}
