import { foldText } from '../rules/foldText'
import { monthlyPay, type OpeningContent } from './openingRules'

/**
 * Signs of fraud of which readers are warned. `fee`: the opening asks for a fee or a deposit · `messenger`:
 * it asks people to write through a messenger service · `pay`: the pay is far above the usual pay.
 */
export const OPENING_WARNINGS = ['fee', 'messenger', 'pay'] as const
export type OpeningWarning = (typeof OPENING_WARNINGS)[number]

type Warned = Pick<
  OpeningContent,
  'kind' | 'title' | 'description' | 'employer' | 'questions' | 'pay' | 'duration' | 'level'
>

/** Returns the signs of fraud in an opening, in a fixed order. */
export function openingWarnings(opening: Warned): OpeningWarning[] {
  const { title, description, employer, questions } = opening
  const texts = [title, description, employer.about ?? '', ...questions]
  const signs: Record<OpeningWarning, boolean> = {
    fee: texts.some(asksForMoney),
    messenger: texts.some(asksToUseMessenger),
    pay: (monthlyPay(opening) ?? 0) > usualPayMax(opening),
  }
  return OPENING_WARNINGS.filter((warning) => signs[warning])
}

/** A sign of fraud in a message to an applicant. Such a message has no field for pay, so pay is not judged. */
export type MessageWarning = Exclude<OpeningWarning, 'pay'>

/** Returns the signs of fraud in a message to an applicant, in a fixed order. */
export function messageWarnings(text: string): MessageWarning[] {
  return [
    ...(asksForMoney(text) ? (['fee'] as const) : []),
    ...(asksToUseMessenger(text) ? (['messenger'] as const) : []),
  ]
}

/**
 * Builds a pattern for folded text. The words in the source are folded, too, so they can be written as usual.
 */
const folded = (source: string) => new RegExp(foldText(source), 'u')
const foldedWords = (words: string) =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${foldText(words)})(?![\\p{L}\\p{M}])`, 'u')

const FEES = 'fees?|deposits?|charges?|शुल्क|फ़ीस|जमा राशि|डिपॉज़िट|चार्ज'
const REASONS =
  'registration|security|training|joining|processing|refundable|caution|enrol+ment|application|रजिस्ट्रेशन|पंजीकरण|सिक्योरिटी|ट्रेनिंग|प्रशिक्षण|जॉइनिंग|प्रोसेसिंग|ज़मानत|आवेदन'
const FEE = folded(`(?:${REASONS})[\\s-]+(?:${FEES})`)
const PAYMENT = folded(
  `(?<!we )(?:pay|deposit|transfer|send) (?:us |a |an |the |just |only |your )*(?:₹|rs|inr|rupees|\\d{3,}|fees?|deposit)|(?:₹|रुपये|पैसे|राशि|रकम|शुल्क|फ़ीस)[^.।!?]{0,30}(?:जमा कर|भेज|भुगतान कर|ट्रांसफ़र कर)`,
)
/** Matches statements that nothing has to be paid, which honest openings make. */
const NOTHING_TO_PAY = foldedWords('no|without|never|not|nothing|nobody|free|नहीं|मुफ़्त|बिना|कोई')

/** Matches words that negate something other than a payment. */
const OTHER_NO = new RegExp(
  foldedWords(
    '(?:no|not|never|without)(?: be| any| an| a| prior)? (?:refund(?:s|ed|able)?|experience|interview|exam|test)|(?:अनुभव|इंटरव्यू|परीक्षा|वापसी|रिफंड|वापस)(?: की ज़रूरत| योग्य| भी)? (?:नहीं|बिना)|बिना(?: किसी)? (?:अनुभव|इंटरव्यू|परीक्षा|वापसी|रिफंड)(?: के)?',
  ),
  'gu',
)

/** Checks each sentence separately, because “nothing has to be paid” is true only of its own sentence. */
function asksForMoney(text: string): boolean {
  return foldText(text)
    .split(/[.।!?\n](?!\d)/u)
    .some(
      (sentence) =>
        (FEE.test(sentence) || PAYMENT.test(sentence)) &&
        !NOTHING_TO_PAY.test(sentence.replace(OTHER_NO, ' ')),
    )
}

const MESSENGER = foldedWords('whats ?app|telegram|signal app|व्हाट्सऐप|व्हाट्सएप|वॉट्सऐप|टेलीग्राम')
const CONTACT = folded('contact|message|text us|apply|send|join|number|dm |only|संपर्क|मैसेज|भेज|नंबर|जुड़|केवल|सिर्फ़')

const LINK = /(?<![\p{L}\p{N}])(?:wa\.me|t\.me|telegram\.me|chat\.whatsapp\.com)\//u

/** A skill such as "WhatsApp marketing" is not a sign of fraud by itself. */
function asksToUseMessenger(text: string): boolean {
  const plain = foldText(text)
  if (LINK.test(plain)) return true
  return plain.split(/[.।!?\n]/u).some((sentence) => MESSENGER.test(sentence) && CONTACT.test(sentence))
}

/** Rupees per month above which the pay is suspicious for the kind of opening. */
const USUAL_PAY_MAX = { internship: 100_000, apprenticeship: 60_000, volunteering: 20_000 } as const
const USUAL_PAY_OF_JOBS_MAX = { student: 100_000, fresher: 300_000, experienced: 1_500_000 } as const

const usualPayMax = ({ kind, level }: Warned): number =>
  kind === 'job' ? USUAL_PAY_OF_JOBS_MAX[level] : USUAL_PAY_MAX[kind]
