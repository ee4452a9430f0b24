import { INTEREST_TYPES, type InterestType } from './interestTypes'

/**
 * Version of the assessment. It changes with every change of an item, because results of different versions are not
 * comparable.
 */
export const INSTRUMENT_VERSION = '1'

export interface InterestItem {
  /** Type and number of the item, such as `R3`. An id is never reused for another text. */
  id: string
  type: InterestType
  names: Record<'en' | 'hi', string>
}

type Text = readonly [en: string, hi: string]

/** Activities from working life in India. The texts in both languages are written to be equally attractive. */
const TEXTS: Record<InterestType, readonly Text[]> = {
  R: [
    ['Repair a bicycle or a motorbike', 'साइकिल या मोटरसाइकिल की मरम्मत करना'],
    ['Fit the wiring and fans in a new house', 'नए मकान में तार और पंखे लगाना'],
    ['Grow vegetables in a field or a kitchen garden', 'खेत या बाड़ी में सब्ज़ियाँ उगाना'],
    ['Drive a tractor, a truck or a bus', 'ट्रैक्टर, ट्रक या बस चलाना'],
    ['Build a door or a table out of wood', 'लकड़ी से दरवाज़ा या मेज़ बनाना'],
    ['Run a machine in a factory and keep it going', 'कारख़ाने में मशीन चलाना और उसे चालू रखना'],
    ['Fix a water pump or a leaking pipe', 'पानी का पंप या टपकता पाइप ठीक करना'],
    ['Open a phone and change its screen', 'फ़ोन खोलकर उसकी स्क्रीन बदलना'],
  ],
  I: [
    ['Find out why the crop in one field fails', 'पता लगाना कि एक खेत की फ़सल क्यों सूख रही है'],
    ['Test water samples in a laboratory', 'प्रयोगशाला में पानी के नमूने जाँचना'],
    ['Read about a new discovery in space', 'अंतरिक्ष की किसी नई खोज के बारे में पढ़ना'],
    ['Stay with a hard sum until it is solved', 'गणित के मुश्किल सवाल पर हल निकलने तक लगे रहना'],
    ['Compare figures to see why rents rise in a town', 'आँकड़े मिलाकर समझना कि शहर में किराया क्यों बढ़ रहा है'],
    ['Find the error in a computer program', 'कंप्यूटर प्रोग्राम में ग़लती ढूँढना'],
    [
      'Watch birds or insects for weeks and note what they do',
      'हफ़्तों तक पक्षियों या कीड़ों को देखना और उनकी आदतें लिखना',
    ],
    ['Study how a medicine works in the body', 'यह पढ़ना कि दवा शरीर में कैसे असर करती है'],
  ],
  A: [
    ['Design a poster for a fair in the neighbourhood', 'मोहल्ले के मेले का पोस्टर बनाना'],
    ['Write a story or a poem', 'कहानी या कविता लिखना'],
    ['Sing or play an instrument in front of people', 'लोगों के सामने गाना या कोई साज़ बजाना'],
    ['Act in a street play', 'नुक्कड़ नाटक में अभिनय करना'],
    ['Take the photos at a wedding and edit them', 'शादी की तस्वीरें खींचना और उन्हें सँवारना'],
    ['Think up a new pattern for a sari or a block print', 'साड़ी या ब्लॉक प्रिंट के लिए नया नमूना सोचना'],
    ['Shoot and cut short videos', 'छोटे वीडियो बनाना और उन्हें काट-जोड़कर तैयार करना'],
    ['Choose colours and furniture for a room', 'कमरे के लिए रंग और फ़र्नीचर चुनना'],
  ],
  S: [
    ['Help a child who is behind in reading', 'पढ़ने में पीछे रह गए बच्चे की मदद करना'],
    ['Look after a patient in a hospital', 'अस्पताल में मरीज़ की देखभाल करना'],
    ['Listen to somebody who is worried', 'किसी परेशान इंसान की बात सुनना'],
    ['Explain a government scheme to families in a village', 'गाँव के परिवारों को कोई सरकारी योजना समझाना'],
    ['Show people who are new at work how it is done', 'काम पर नए आए लोगों को काम सिखाना'],
    ['Organise a blood donation camp', 'रक्तदान शिविर का इंतज़ाम करना'],
    ['Coach a school team', 'स्कूल की टीम को खेल सिखाना'],
    ['Go with an old person to the doctor or the bank', 'किसी बुज़ुर्ग के साथ डॉक्टर या बैंक जाना'],
  ],
  E: [
    ['Start a small shop of your own', 'अपनी छोटी दुकान शुरू करना'],
    ['Bargain with a supplier over the price', 'माल के दाम पर सप्लायर से मोलभाव करना'],
    ['Lead a team that has to meet a target', 'ऐसी टीम की अगुवाई करना जिसे लक्ष्य पूरा करना हो'],
    ['Speak for your group in a meeting', 'बैठक में अपने समूह की बात रखना'],
    ['Sell something to people who do not know it yet', 'लोगों को ऐसी चीज़ बेचना जिसे वे अभी नहीं जानते'],
    ['Stand in an election of the panchayat or a students’ union', 'पंचायत या छात्र संघ का चुनाव लड़ना'],
    ['Plan how a product becomes known on the internet', 'योजना बनाना कि कोई चीज़ इंटरनेट पर कैसे मशहूर हो'],
    ['Find partners and money for a new idea', 'किसी नए विचार के लिए साथी और पैसा जुटाना'],
  ],
  C: [
    ['Keep the daily accounts of a shop', 'दुकान का रोज़ का हिसाब रखना'],
    ['Fill a spreadsheet without a mistake', 'स्प्रेडशीट में बिना ग़लती के आँकड़े भरना'],
    ['Check forms and papers before they are accepted', 'फ़ॉर्म और काग़ज़ात जमा होने से पहले जाँचना'],
    ['Keep a record of what is left in the store', 'गोदाम में कितना माल बचा है, इसका रिकॉर्ड रखना'],
    ['Work out salaries, taxes and deductions', 'वेतन, टैक्स और कटौती का जोड़-घटाव करना'],
    ['Put files in order so that each one is found at once', 'फ़ाइलें ऐसे जमाना कि हर एक तुरंत मिल जाए'],
    ['Book tickets and plan the times of a journey', 'टिकट बुक करना और सफ़र का समय तय करना'],
    ['Count cash at a counter and give receipts', 'काउंटर पर नकद गिनना और रसीद देना'],
  ],
}

export const ITEMS_PER_TYPE = 8

/** All items, with the types in turn, so that no page is only about one type. */
export const INTEREST_ITEMS: readonly InterestItem[] = Array.from({ length: ITEMS_PER_TYPE }, (_, index) =>
  INTEREST_TYPES.map((type) => {
    const [en, hi] = TEXTS[type][index]!
    return { id: `${type}${index + 1}`, type, names: { en, hi } }
  }),
).flat()

/** The highest answer to an item, which asks how much one would like the activity. */
export const LIKING_MAX = 5
/** The answer “I don't know this work”. It counts as a missing answer. */
export const UNKNOWN_WORK = 0
