import type { Locale } from '@mentor-connect/contract/api/locales'

interface Rule {
  /** Matches the word in each of its forms. */
  word: RegExp
  /** The word that the product uses instead. */
  instead: string
}

/** Word boundary for Hindi: `\b` of regular expressions does not know Devanagari letters. */
const START = '(?<![\\u0900-\\u097f])'
const END = '(?![\\u0900-\\u097f])'
const hindi = (...words: string[]) => new RegExp(words.map((word) => START + word).join('|'))

const RULES: Record<Locale, Rule[]> = {
  en: [
    { word: /\bdomains?\b/i, instead: 'subject' },
    { word: /\bstudents?\b/i, instead: 'learner' },
    { word: /\bresources?\b/i, instead: 'course' },
    { word: /\bfavou?rites?\b|\bbook ?marks?\b/i, instead: 'saved' },
    { word: /\blog(in|out)\b|\bsign(s|ed|ing)? (in|out)\b/i, instead: 'log in, log out' },
    { word: /\bworks? to review\b/i, instead: 'tasks to review' },
    { word: /\bquestions? without an answer\b/i, instead: 'unanswered' },
    { word: /\bwhen you can be booked\b/i, instead: 'availability' },
    { word: /\bdays that differ\b/i, instead: 'date overrides' },
    { word: /\bby (my|your|their|our) (own )?clock\b/i, instead: 'in your time zone' },
    { word: /\bthose whom you mentor\b|\baccompan(y|ies|ied)\b/i, instead: 'mentee' },
    { word: /\bfor learners to decide\b/i, instead: 'course facts' },
    { word: /\bhours of work\b/i, instead: 'effort' },
    { word: /\bwhat learners need to begin\b/i, instead: 'requirements' },
    { word: /\bright (answer|number|option)s?\b|\bis right\b/i, instead: 'correct' },
    { word: /\bsaid after a\b/i, instead: 'feedback if correct' },
    { word: /^mix\b|\bmixed\b/i, instead: 'shuffle' },
    { word: /\bmake it a draft\b/i, instead: 'back to draft' },
    { word: /^it is published\b/i, instead: 'published' },
    { word: /\ba word to\b/i, instead: 'message to' },
    { word: /\btold of\b/i, instead: 'notified' },
    { word: /\bdone something about\b/i, instead: 'action taken' },
    { word: /^(your )?figures\b/i, instead: 'statistics' },
    { word: /\bends by itself\b/i, instead: 'ends' },
    { word: /\bthere are no such\b/i, instead: 'no cases' },
    { word: /\bwhole address\b/i, instead: 'full email' },
    { word: /\be-mails?\b|\bmails?\b/i, instead: 'email' },
    { word: /\benrol(s|ments?)?\b/i, instead: 'enroll, enrollment' },
    { word: /\bmeanwhile\b/i, instead: 'in the meantime' },
    { word: /\bgo(es)? on\b/i, instead: 'continue' },
    { word: /\bunder way\b/i, instead: 'in progress' },
    { word: /\bis near\b/i, instead: 'starts soon' },
  ],
  hi: [
    { word: hindi('सत्र(?!ह)'), instead: 'सेशन' },
    { word: hindi('कार्यशाला'), instead: 'वर्कशॉप' },
    { word: hindi('निःशुल्क', 'नि:शुल्क'), instead: 'मुफ़्त' },
    { word: hindi('हिंदी'), instead: 'हिन्दी' },
    { word: hindi('गलत'), instead: 'ग़लत' },
    { word: hindi('पसंदीदा', 'बुकमार्क', 'सहेज'), instead: 'लोकप्रिय, सेव किए हुए' },
    { word: hindi('नामांक'), instead: 'कोर्स जॉइन करना' },
    { word: hindi('विषय-क्षेत्र'), instead: 'विषय' },
    { word: hindi('संसाधन'), instead: 'कोर्स' },
    { word: hindi('शिक्षार्थ', 'छात्र'), instead: 'विद्यार्थी' },
    {
      word: hindi(
        `(कीज|दीज|लीज|चुन|जान|देख|रख|कर|खोज|लिख|सोच|पूछ|भेज|कह|पढ़|डाल|खोल|जोड़)िए${END}`,
        `(दबा|पा|आ|जा|बता|बना|आज़मा)इए${END}`,
      ),
      instead: 'करें',
    },
    { word: hindi('ई-मेल'), instead: 'ईमेल' },
    { word: hindi('प्रतीक्षा'), instead: 'वेटिंग लिस्ट, इंतज़ार' },
    { word: hindi('साक्षात्कार'), instead: 'इंटरव्यू' },
    { word: hindi('बायोडाटा', 'रेज़्यूमे'), instead: 'रिज़्यूमे' },
    { word: hindi('तारीख(?!़)'), instead: 'तारीख़' },
    { word: hindi('बाकी', 'खाली'), instead: 'बाक़ी, ख़ाली' },
    { word: hindi('संग्रहित'), instead: 'आर्काइव' },
    { word: hindi('मसौद'), instead: 'ड्राफ़्ट' },
    { word: hindi('अपठित'), instead: 'बिना पढ़े' },
    { word: hindi('वैकल्पिक'), instead: 'ज़रूरी नहीं' },
    { word: hindi('साइन (इन|आउट)'), instead: 'लॉग इन, लॉग आउट' },
    { word: hindi('अभ्यास-कार्य'), instead: 'टास्क' },
    { word: hindi('(पढ़ा हुआ|को पूरा) मानें'), instead: 'सब पढ़ लिया, पूरा हुआ' },
    { word: hindi('उपकरण'), instead: 'डिवाइस' },
    { word: hindi('प्रश्न'), instead: 'सवाल' },
    { word: hindi('नोट्स'), instead: 'नोट' },
    { word: hindi('यदि'), instead: 'अगर' },
    { word: hindi('सप्ताह'), instead: 'हफ़्ता' },
    { word: hindi(`चित्र(ों)?${END}`), instead: 'तस्वीर, फ़ोटो' },
    { word: hindi('अपने-आप', 'कम-से-कम'), instead: 'अपने आप, कम से कम' },
    { word: hindi('अधिकतम', 'अधिक से अधिक'), instead: 'ज़्यादा से ज़्यादा' },
    { word: hindi('समाप्त'), instead: 'ख़त्म' },
    { word: hindi('उपयोग(?!ी| की शर्त)'), instead: 'इस्तेमाल' },
    { word: hindi('समय क्षेत्र'), instead: 'टाइम ज़ोन' },
    { word: hindi('साइन-(इन|आउट)'), instead: 'लॉग इन, लॉग आउट' },
    { word: hindi('साझा (कर|किय)'), instead: 'शेयर करना' },
    { word: hindi('(?<!प्रति )वर्ष'), instead: 'साल' },
    { word: hindi('केवल'), instead: 'सिर्फ़' },
    { word: hindi('निर्णय'), instead: 'फ़ैसला' },
    { word: hindi('स्वीकृत'), instead: 'मंज़ूर' },
    { word: hindi('संचालक'), instead: 'हमारी टीम' },
    { word: hindi('हुनर'), instead: 'कौशल' },
    { word: hindi(`उत्तर${END}`), instead: 'जवाब' },
    {
      word: hindi('खुद', 'खुश', 'कदम', 'तरीक(?!़)', 'जमानत', 'खराब'),
      instead: 'ख़ुद, ख़ुश, क़दम, तरीक़ा, ज़मानत, ख़राब',
    },
    { word: hindi(`(यह|वह|इस|उस|भेजे|हमारे) मेल${END}`), instead: 'ईमेल' },
    { word: /\d ?[ap]m\b/i, instead: 'सुबह, दोपहर, शाम, रात' },
  ],
}

/** Returns the words of a text that the product does not use, each with the word to use instead. */
export function forbiddenWords(text: string, locale: Locale): string[] {
  return RULES[locale].flatMap(({ word, instead }) => {
    const found = word.exec(text)
    return found ? [`${found[0]} → ${instead}`] : []
  })
}
