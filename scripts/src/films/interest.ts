import { between, box, HEIGHT, progress, text, visibility, WIDTH, type Film } from './film'

const START = 10_000
const RATE = 0.08
const SIMPLE = '#1d4ed8'
const COMPOUND = '#9a3412'
const simpleAfter = (years: number) => START * (1 + RATE * years)
const compoundAfter = (years: number) => START * (1 + RATE) ** years
const rupees = (amount: number) => `₹${Math.round(amount).toLocaleString('en-IN')}`

/** Position of the diagram in pixels, with its scales: years to the right, rupees upwards. */
const PLOT = { left: 120, right: 700, top: 50, bottom: 400, years: 20, most: 50_000 }
const xOf = (years: number) => between(PLOT.left, PLOT.right, years / PLOT.years)
const yOf = (amount: number) => between(PLOT.bottom, PLOT.top, amount / PLOT.most)

export const interest: Film = {
  course: 'maths-of-money',
  name: 'ten-thousand-two-ways',
  seconds: 120,
  captions: [
    { from: 0.3, en: '₹10,000, at 8 % a year, in two ways.', hi: '₹10,000, साल का 8 %, दो तरीकों से।' },
    {
      from: 6,
      en: 'Simple interest: each year 8 % of the first amount.',
      hi: 'साधारण ब्याज: हर साल पहली रक़म का 8 %।',
    },
    { from: 14, en: 'Each block is ₹800. Every block is the same.', hi: 'हर खाना ₹800 का है। सब बराबर हैं।' },
    { from: 24, en: 'After five years: ₹14,000.', hi: 'पाँच साल बाद: ₹14,000।' },
    {
      from: 30,
      en: 'Compound interest: 8 % of what is there, interest included.',
      hi: 'चक्रवृद्धि ब्याज: जो जमा है, ब्याज समेत, उसका 8 %।',
    },
    {
      from: 39,
      en: '₹800, then ₹864, then ₹933: the blocks grow.',
      hi: '₹800, फिर ₹864, फिर ₹933: खाने बढ़ते हैं।',
    },
    {
      from: 48,
      en: 'After five years: ₹14,693. That is ₹693 more.',
      hi: 'पाँच साल बाद: ₹14,693। यानी ₹693 ज़्यादा।',
    },
    { from: 54, en: 'Now let the years pass.', hi: 'अब सालों को बीतने दें।' },
    { from: 66, en: 'Ten years: ₹18,000 and ₹21,589.', hi: 'दस साल: ₹18,000 और ₹21,589।' },
    {
      from: 76,
      en: 'Twenty years: ₹26,000 and ₹46,610. Nothing but time did that.',
      hi: 'बीस साल: ₹26,000 और ₹46,610। यह सिर्फ़ समय ने किया।',
    },
    {
      from: 86,
      en: 'When has it doubled? 72 ÷ 8 = 9: after about nine years.',
      hi: 'दुगना कब हुआ? 72 ÷ 8 = 9: लगभग नौ साल में।',
    },
    {
      from: 97,
      en: 'A debt grows in the same way. Take ₹10,000 at 3 % a month.',
      hi: 'क़र्ज़ भी ऐसे ही बढ़ता है। मान लें ₹10,000, महीने का 3 %।',
    },
    { from: 104, en: 'After one year, ₹14,258 is owed.', hi: 'एक साल बाद ₹14,258 देने होंगे।' },
    { from: 112, en: 'So always ask: percent per what?', hi: 'इसलिए हमेशा पूछें: कितना प्रतिशत, किस समय में?' },
  ],
  draw: (seconds) => box({ x: 0, y: 0, width: WIDTH, height: HEIGHT }, 'fill="#fffbeb"') + scene(seconds),
}

function scene(seconds: number): string {
  if (seconds < 6) return opening(seconds)
  if (seconds < 54) return blocks(seconds)
  if (seconds < 97) return curves(seconds)
  return debt(seconds)
}

function opening(seconds: number): string {
  const opacity = visibility(seconds, 0, 6)
  return [
    text('₹10,000', { x: WIDTH / 2, y: 200, size: 96, opacity }),
    text('8 % a year, two ways', { x: WIDTH / 2, y: 290, size: 48, opacity }),
  ].join('')
}

/**
 * Draws the interest of five years, one block for each year: first simple interest, then compound interest
 * next to it.
 */
function blocks(seconds: number): string {
  return [
    tower({ seconds, begin: 8, x: 180, name: 'simple', color: SIMPLE, after: simpleAfter }),
    seconds < 30
      ? ''
      : tower({ seconds, begin: 32, x: 560, name: 'compound', color: COMPOUND, after: compoundAfter }),
  ].join('')
}

function tower({
  seconds,
  begin,
  x,
  name,
  color,
  after,
}: {
  seconds: number
  begin: number
  x: number
  name: string
  color: string
  after: (years: number) => number
}): string {
  const scale = 0.055
  const years = [1, 2, 3, 4, 5]
  const drawn = years.map((year) => {
    const added = after(year) - after(year - 1)
    const height = added * scale - 4
    const y = 400 - (after(year) - START) * scale
    const opacity = progress(seconds, begin + year * 3 - 3, begin + year * 3 - 2)
    return `<g opacity="${opacity}">${box({ x, y, width: 220, height }, `rx="6" fill="${color}"`)}${text(`+ ${rupees(added)}`, { x: x + 110, y: y + height / 2 + 12, size: 34, fill: '#ffffff' })}</g>`
  })
  const total = progress(seconds, begin + 15, begin + 16)
  return [
    ...drawn,
    text(name, {
      x: x + 110,
      y: 60,
      size: 44,
      fill: color,
      opacity: progress(seconds, begin - 2, begin - 1),
    }),
    text(rupees(after(5)), { x: x + 110, y: 115, size: 44, fill: color, opacity: total }),
  ].join('')
}

/** Draws the curves of simple and compound interest over twenty years. */
function curves(seconds: number): string {
  const years = Math.max(
    0.01,
    between(0, 10, progress(seconds, 55, 66)) + between(0, 10, progress(seconds, 70, 77)),
  )
  const shown = Math.floor(years + 0.001)
  const doubled = progress(seconds, 86, 88)
  const simpleY = yOf(simpleAfter(years))
  return [
    axes(),
    curve(compoundAfter, years, COMPOUND),
    curve(simpleAfter, years, SIMPLE),
    text(`year ${shown}`, { x: 160, y: 100, size: 44, anchor: 'start' }),
    label('compound', compoundAfter(shown), {
      y: Math.min(yOf(compoundAfter(years)), simpleY - 86),
      fill: COMPOUND,
    }),
    label('simple', simpleAfter(shown), { y: simpleY, fill: SIMPLE }),
    `<g opacity="${doubled}"><path d="M${xOf(9)} ${PLOT.bottom} V${yOf(20_000)} H${PLOT.left}" fill="none" stroke="#1f2937" stroke-width="3" stroke-dasharray="8 8" />`,
    `<circle cx="${xOf(9)}" cy="${yOf(compoundAfter(9))}" r="9" fill="${COMPOUND}" />`,
    text('72 ÷ 8 = 9 years', { x: 160, y: 160, size: 40, anchor: 'start' }),
    text('× 2', { x: PLOT.left - 12, y: yOf(20_000) + 13, size: 38, anchor: 'end' }),
    '</g>',
  ].join('')
}

/** Draws the name of a curve and the amount at its end. */
function label(name: string, amount: number, { y, fill }: { y: number; fill: string }): string {
  const place = { x: 720, fill, anchor: 'start' as const }
  return (
    text(rupees(amount), { ...place, y: y + 12, size: 40 }) + text(name, { ...place, y: y + 48, size: 34 })
  )
}

const axes = () =>
  `<path d="M${PLOT.left} ${PLOT.top} V${PLOT.bottom} H${PLOT.right}" fill="none" stroke="#1f2937" stroke-width="4" />`

function curve(after: (years: number) => number, years: number, color: string): string {
  const points = Array.from({ length: 81 }, (_, index) => (years * index) / 80)
  const path = points.map((at) => `${xOf(at).toFixed(1)},${yOf(after(at)).toFixed(1)}`).join(' ')
  return `<polyline points="${path}" fill="none" stroke="${color}" stroke-width="8" stroke-linecap="round" />`
}

/** Draws one year of a debt at 3 % a month. */
function debt(seconds: number): string {
  const months = 12 * progress(seconds, 98, 105)
  const owed = START * 1.03 ** Math.floor(months + 0.001)
  const asks = progress(seconds, 112, 113)
  const fill = '#991b1b'
  return [
    text('a debt, 3 % a month', { x: WIDTH / 2, y: 90, size: 48, fill }),
    box({ x: 130, y: 150, width: (owed / START) * 480, height: 90 }, `rx="10" fill="${fill}"`),
    `<path d="M610 135 V255" stroke="#1f2937" stroke-width="4" />`,
    text(rupees(owed), { x: 150, y: 210, size: 48, fill: '#ffffff', anchor: 'start' }),
    text(`month ${Math.floor(months + 0.001)}`, { x: 130, y: 300, size: 40, anchor: 'start' }),
    text('Percent per what?', { x: WIDTH / 2, y: 385, size: 60, opacity: asks }),
  ].join('')
}
