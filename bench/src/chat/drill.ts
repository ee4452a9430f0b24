// `npm run drill:chat -- --pairs 200 --messages 50000 --nodes 3`: people talk while nodes are killed, connections
// are cut and Redis is restarted. Fails if an acknowledged message is lost, duplicated or out of order.
import { startChatApi } from '@mentor-connect/server/testing/chatApi'
import { spreadChaos } from './chaos'
import { startCluster } from './drillCluster'
import { DrillPerson } from './drillPerson'
import { numberOptions } from '../process/numberOptions'
import { openConversation } from './openConversation'
import { evaluate } from './evaluate'

const { pairs, messages, nodes, minutes } = numberOptions({
  pairs: 200,
  messages: 50_000,
  nodes: 3,
  minutes: 15,
})
const SETTLE_MS = 60_000
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const api = await startChatApi()
const cluster = await startCluster(nodes, api.url)
const pickNode = () => cluster.urls[Math.floor(Math.random() * nodes)]!
const couples: [DrillPerson, DrillPerson][] = []
const each = Math.ceil(messages / pairs / 2)
for (let i = 0; i < pairs; i += 1) {
  const [learner, mentor] = [`u${i}`, `m${i}`]
  api.know(learner, mentor)
  const conversationId = await openConversation(cluster.urls[0]!, await api.tokenOf(learner), mentor, learner)
  const person = (personId: string, partnerId: string) =>
    new DrillPerson({ personId, partnerId, conversationId, pickNode, tokenOf: api.tokenOf, messages: each })
  couples.push([person(learner, mentor), person(mentor, learner)])
}
const people = couples.flat()
console.log(`• ${pairs} pairs, ${each} messages from each person, ${nodes} nodes`)

const began = Date.now()
await Promise.all(people.map((person) => person.connect()))
const chaos = spreadChaos(cluster, people)
const acknowledged = () => people.reduce((sum, person) => sum + person.acknowledged.size, 0)
for (let second = 0; people.some((person) => !person.isDone); second += 1) {
  if (Date.now() - began > minutes * 60_000) break
  if (second % 10 === 0) console.log(`  ${acknowledged()} acknowledged after ${second} s`)
  await wait(1_000)
}
await chaos.stop()
const seconds = (Date.now() - began) / 1000
const isComplete = () => couples.every(([one, other]) => one.cursor === 2 * each && other.cursor === 2 * each)
for (const until = Date.now() + SETTLE_MS; !isComplete() && Date.now() < until;) await wait(100)
for (const person of people) person.end()
await cluster.stop()
await api.close()

const evaluation = evaluate(couples)
const sum = (key: 'reconnects' | 'repeats') => people.reduce((total, person) => total + person[key], 0)
console.log(
  `• ${seconds.toFixed(0)} s, ${(evaluation.acknowledged / seconds).toFixed(0)} messages/s; ${chaos.done.killed} nodes killed, ` +
    `${chaos.done.cut} connections cut, Redis restarted ${chaos.done.redisRestarted} times, ${sum('reconnects')} reconnects, ` +
    `${sum('repeats')} repeated frames dropped`,
)
console.log(JSON.stringify(evaluation))
const isGood =
  evaluation.lost + evaluation.doubled + evaluation.disordered === 0 &&
  evaluation.acknowledged === evaluation.sent
console.log(
  isGood
    ? '✓ nothing lost, nothing duplicated, order preserved'
    : '✗ messages were lost, duplicated or out of order',
)
process.exit(isGood ? 0 : 1)
