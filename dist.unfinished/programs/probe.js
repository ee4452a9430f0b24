"use strict";
(() => {
  // delivery/src/release/gate/browser/probe/scriptOf.ts
  var OWN = /https?:\/\/[^\s)]+?\/((?:shell|remotes\/[^/]+)\/[^\s):?]+\.m?js)/;
  function runningScript() {
    return OWN.exec(new Error().stack ?? "")?.[1] ?? "";
  }

  // delivery/src/release/gate/browser/probe/containers.ts
  function watchContainers(names) {
    const writes = [];
    for (const [area, name] of Object.entries(names)) {
      let container;
      Object.defineProperty(window, name, {
        configurable: true,
        enumerable: true,
        get: () => container,
        set(value) {
          container = value;
          writes.push({ area, script: runningScript() });
        }
      });
    }
    return () => writes;
  }

  // delivery/src/release/gate/browser/probe/copies.ts
  function watchCopies() {
    const copies = { react: [], "react-dom": [], "react-router": [], swr: [], "styled-components": [] };
    const saw = (name) => void copies[name].push(runningScript());
    whenAssigned("__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE", () => saw("react"));
    whenAssigned("__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE", () => saw("react-dom"));
    whenSet("__reactRouterVersion", () => saw("react-router"));
    whenRead("__SWR_DEVTOOLS_USE__", () => saw("swr"));
    const commits = watchRenderers(() => saw("react-dom"));
    return { found: () => ({ ...copies, "styled-components": styleElements() }), commits };
  }
  function whenAssigned(name, act) {
    const known = /* @__PURE__ */ new Set();
    Object.defineProperty(Object.prototype, name, {
      configurable: true,
      set(value) {
        if (typeof value === "object" && !known.has(value)) act();
        known.add(value);
        Object.defineProperty(this, name, { value, writable: true, configurable: true, enumerable: true });
      },
      get: () => void 0
    });
  }
  function whenSet(name, act) {
    let current;
    Object.defineProperty(window, name, {
      configurable: true,
      get: () => current,
      set(value) {
        current = value;
        act();
      }
    });
  }
  function whenRead(name, act) {
    Object.defineProperty(window, name, { configurable: true, get: () => void act(), set: () => void 0 });
  }
  function watchRenderers(onSecond) {
    let renderers = 0;
    let commits = 0;
    const hook = {
      isDisabled: false,
      supportsFiber: true,
      renderers: /* @__PURE__ */ new Map(),
      checkDCE: () => void 0,
      inject() {
        renderers += 1;
        if (renderers > 1) onSecond();
        return renderers;
      },
      onCommitFiberRoot: () => void (commits += 1),
      onCommitFiberUnmount: () => void 0,
      onPostCommitFiberRoot: () => void 0
    };
    Object.defineProperty(window, "__REACT_DEVTOOLS_GLOBAL_HOOK__", { value: hook });
    return () => commits;
  }
  function styleElements() {
    return [...document.querySelectorAll('style[data-styled="active"]')].map(() => "");
  }

  // shared/contract/src/site/verifying.ts
  var VERIFIES_FILES = "mcVerifiesFiles";

  // delivery/src/release/gate/browser/probe/globals.ts
  function rememberGlobals() {
    const window_ = window;
    const holders = [["window", window], ...constructors(window_), ...namespaces(window_)];
    const before = holders.map(([, holder]) => descriptorsOf(holder));
    const instances = INSTANCES.flatMap(
      (name) => window_[name] instanceof Object ? [[name, window_[name]]] : []
    );
    return () => [
      ...holders.flatMap(([name, holder], index) => changesOf(name, holder, before[index])),
      ...instances.flatMap(([name, instance]) => shadowed(name, instance))
    ];
  }
  var INSTANCES = [
    "document",
    "history",
    "navigator",
    "performance",
    "crypto",
    "localStorage",
    "sessionStorage"
  ];
  var NAMESPACES = ["JSON", "Math", "Reflect", "Intl", "Atomics", "console", "CSS"];
  var CHANGING = ["event", "name", "status", "closed", "opener", "length", "origin"];
  var OF_ERRORS = ["Error.prepareStackTrace", "Error.stackTraceLimit"];
  function constructors(window_) {
    return Object.getOwnPropertyNames(window).flatMap((name) => {
      if (!/^[A-Z]/.test(name)) return [];
      const value = Object.getOwnPropertyDescriptor(window_, name)?.value;
      if (typeof value !== "function") return [];
      const { prototype } = value;
      return [[name, value], ...prototype ? [[`${name}.prototype`, prototype]] : []];
    });
  }
  var namespaces = (window_) => NAMESPACES.map((name) => [name, window_[name]]);
  var descriptorsOf = (holder) => new Map(
    Reflect.ownKeys(holder).flatMap(
      (key) => typeof key === "string" ? [[key, Reflect.getOwnPropertyDescriptor(holder, key)]] : []
    )
  );
  function changesOf(name, holder, before) {
    const isWindow = holder === window;
    const label = (key) => isWindow ? key : `${name}.${key}`;
    const changed = [...before].filter(([key, known]) => {
      if (isWindow && CHANGING.includes(key)) return false;
      const now = Reflect.getOwnPropertyDescriptor(holder, key);
      return !now || now.get !== known.get || now.set !== known.set || differs(known.value, now.value);
    });
    const added = isWindow ? [] : Reflect.ownKeys(holder).filter((key) => typeof key === "string" && !before.has(key));
    return [...changed.map(([key]) => key), ...added.map(String)].map(label).filter((one) => !OF_ERRORS.includes(one)).filter((one) => !(VERIFYING.test(one) && isOfShell(holder, one)));
  }
  var VERIFYING = /^HTML(Script|Link)Element\.prototype\.(src|href|setAttribute)$/;
  function isOfShell(holder, label) {
    const member = Reflect.getOwnPropertyDescriptor(holder, label.split(".").at(-1));
    const replacement = member?.set ?? member?.value;
    return typeof replacement === "function" && VERIFIES_FILES in replacement;
  }
  var differs = (before, now) => (typeof before === "function" || typeof before === "object" && before !== null) && before !== now;
  function shadowed(name, instance) {
    const inherited = Object.getPrototypeOf(instance);
    return Object.getOwnPropertyNames(instance).filter((key) => key in inherited && !UNFORGEABLE.includes(key)).map((key) => `${name}.${key}`);
  }
  var UNFORGEABLE = ["location"];

  // shared/contract/src/site/canaryHints.ts
  var BUCKET_KEY = "mc.bucket";
  var BUCKETS = 100;
  var CANARY_HINTS_ID = "mc-canary-hints";
  var CANARY_HINTS_SCRIPT = [
    "(function(d){try{",
    `var h=d.getElementById('${CANARY_HINTS_ID}');if(!h)return;`,
    `var b=s.getItem('${BUCKET_KEY}');if(b===null)s.setItem('${BUCKET_KEY}',b=String(Math.floor(Math.random()*${BUCKETS})));`,
    "JSON.parse(h.textContent).forEach(function(a){(+b<a.percent?a.canary:a.live).forEach(function(p){",
    "var l=d.createElement('link'),t={rel:p.isModule?'modulepreload':'preload',as:!p.isModule&&'script',integrity:p.integrity,crossorigin:/^https?:/.test(p.href)&&'anonymous',href:p.href};",
    "for(var k in t)if(t[k])l.setAttribute(k,t[k]);d.head.appendChild(l)})})",
    "}catch(_){}})(document);"
  ].join("");

  // shared/contract/src/site/firstReads.ts
  var FIRST_READS_ID = "mc-first-reads";
  var FIRST_READS_SCRIPT = [
    "(function(d){try{",
    `var e=d.getElementById('${FIRST_READS_ID}'),p=location.pathname.split('/');`,
    "if(!e||(JSON.parse(s.getItem('auth')||'{}').role||'null')==='null')return;",
    "JSON.parse(e.textContent).forEach(function(u){",
    "var l=d.createElement('link');l.rel='preload';l.setAttribute('as','fetch');l.crossOrigin='use-credentials';",
    "l.href=u.replace(/{(\\d+)}/g,function(_,n){return p[n]||''});d.head.appendChild(l)})",
    "}catch(_){}})(document);"
  ].join("");

  // shared/contract/src/site/inlineStorage.ts
  var OVERFLOW_PREFIX = "mc.overflow:";
  var INLINE_ITEMS = [
    "(function(){",
    "function g(f){try{return f()}catch(_){}}",
    "return{getItem:function(k){",
    `var v=g(function(){return sessionStorage.getItem('${OVERFLOW_PREFIX}'+k)});`,
    "if(v==null)v=g(function(){return localStorage.getItem(k)});return v==null?null:v},",
    "setItem:function(k,v){g(function(){localStorage.setItem(k,v)})}}",
    "})()"
  ].join("");

  // shared/contract/src/site/firstPaint.ts
  var HOLD_ATTRIBUTE = "data-hold";
  var LATER_ATTRIBUTE = "data-later";
  var LAID_OUT_LATER = { [LATER_ATTRIBUTE]: "" };
  var PLACE_ATTRIBUTE = "data-place";
  var PRERENDERED_ELEMENT_ID = "mc-prerendered";
  var EARLY_PRESS = "mcEarlyPress";
  var FIRST_PAINT_SCRIPT = [
    "(function(s){",
    "(function(e){try{",
    "var t=s.getItem('mc.theme');if(t==='light'||t==='dark')e.setAttribute('data-theme',t);",
    "var w=[location.pathname.split('/')[1],s.getItem('mc.locale')].concat(navigator.languages.map(function(l){return l.slice(0,2)}));",
    "var l=w.filter(function(l){return l==='en'||l==='hi'})[0]||'en';",
    "var r=JSON.parse(s.getItem('auth')||'{}').role||'null';",
    `if(l!==e.lang||r!=='null')e.setAttribute('${HOLD_ATTRIBUTE}','');`,
    `if(location.hash||performance.getEntriesByType('navigation')[0].type!=='navigate')e.setAttribute('${PLACE_ATTRIBUTE}','')`,
    "}catch(_){}})(document.documentElement);",
    CANARY_HINTS_SCRIPT,
    FIRST_READS_SCRIPT,
    `})(${INLINE_ITEMS});`,
    "(function(w){var b;",
    "function p(e){var t=e.target;t=t.closest&&t.closest('#app button');if(t)b=t}",
    "function s(e){e.preventDefault()}",
    "w.addEventListener('click',p,true);w.addEventListener('submit',s,true);",
    `w.${EARLY_PRESS}=function(){w.removeEventListener('click',p,true);w.removeEventListener('submit',s,true);return b}`,
    "})(window)"
  ].join("");

  // delivery/src/release/gate/browser/probe/page.ts
  var MAIN = "#app main";
  function pageState(commits) {
    const main = document.querySelector(MAIN);
    const isTakenOver = commits > 0 && !document.getElementById(PRERENDERED_ELEMENT_ID);
    const hasText = Boolean(main?.textContent.trim());
    return { isTakenOver, isShown: isTakenOver && hasText && !main?.querySelector('[aria-busy="true"]') };
  }
  var MESSAGE_ID = /^[a-z][A-Za-z0-9]*(\.[a-z][A-Za-z0-9-]*)+$/;
  function pageFacts() {
    const main = document.querySelector(MAIN);
    return {
      title: document.title,
      heading: main?.querySelector("h1, h2")?.innerText.trim() ?? "",
      elements: document.getElementsByTagName("*").length,
      messageIds: [...new Set(textsOf(document.body).filter((text) => MESSAGE_ID.test(text)))],
      missing: [MAIN, "#app header", "#mc-config", "#mc-registry"].filter(
        (part) => !document.querySelector(part)
      ),
      rootStyle: [document.documentElement, document.body].map((element) => element?.getAttribute("style") ?? "").join(""),
      holdsVisitors: holdsVisitors()
    };
  }
  function textsOf(root) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) {
      const { parentElement, nodeValue } = walker.currentNode;
      if (!parentElement?.closest("script, style, code")) texts.push(nodeValue?.trim() ?? "");
    }
    return texts;
  }
  async function keepsFocus(waitMs) {
    const target = [...document.querySelectorAll("#app a[href], #app button")].find(
      (element) => !element.closest("main") && element.checkVisibility()
    );
    if (!target) return true;
    target.focus();
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    const isKept = document.activeElement === target;
    target.blur();
    return isKept;
  }
  function holdsVisitors() {
    const event = document.createEvent("BeforeUnloadEvent");
    event.initEvent("beforeunload", false, true);
    window.dispatchEvent(event);
    return event.defaultPrevented || Boolean(event.returnValue);
  }
  function scriptsBefore(time) {
    return performance.getEntriesByType("resource").filter(({ name, startTime }) => isScript(name) && startTime <= time).map(({ name }) => name);
  }
  var isScript = (url) => /\.m?js(\?|$)/.test(url);

  // delivery/src/release/gate/browser/probe/storage.ts
  var OF_THE_SESSION = ["auth", "user", "mentor"];
  function watchStorage() {
    const reads = [];
    const { getItem } = Storage.prototype;
    Storage.prototype.getItem = function read(key) {
      if (OF_THE_SESSION.includes(key)) reads.push({ key, script: runningScript() });
      return getItem.call(this, key);
    };
    return () => reads;
  }

  // delivery/src/release/gate/browser/probe/styles.ts
  function globalRules() {
    const sheets = [...document.styleSheets, ...document.adoptedStyleSheets];
    return sheets.flatMap((sheet) => {
      const isStyled = sheet.ownerNode instanceof Element && sheet.ownerNode.hasAttribute("data-styled");
      return rulesOf(sheet).flatMap(
        ({ selectorText, cssText }) => isGlobal(selectorText, isStyled) ? [cssText] : []
      );
    });
  }
  function rulesOf(group) {
    return [...readable(group)].flatMap((rule) => {
      if (rule instanceof CSSStyleRule) return [rule];
      return rule instanceof CSSGroupingRule ? rulesOf(rule) : [];
    });
  }
  function readable(group) {
    try {
      return group.cssRules;
    } catch {
      return [];
    }
  }
  function isGlobal(selector, isStyled) {
    const withoutTexts = selector.replace(/"[^"]*"|\[[^\]]*\]/g, "");
    if (withoutTexts.split(/,(?![^(]*\))/).some((part) => !/[.#]/.test(part))) return true;
    return !isStyled && [...document.querySelectorAll(selector)].some((element) => !element.closest("main"));
  }

  // delivery/src/release/gate/browser/probe/unverified.ts
  var NOT_RUN = ["fetch", "xmlhttprequest", "beacon", "link"];
  var OF_RELEASE = /^https?:\/\/[^/]+\/remotes\//;
  var REQUESTS_MAX = 2e3;
  function watchUnverified() {
    performance.setResourceTimingBufferSize(REQUESTS_MAX);
    const verified = /* @__PURE__ */ new Set();
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof Element) for (const url of hashed(node)) verified.add(url);
    });
    observer.observe(document, { childList: true, subtree: true });
    return () => requestedScripts().filter((url) => OF_RELEASE.test(url) && !verified.has(url));
  }
  function hashed(element) {
    const loading = "script[src][integrity], link[href][integrity]";
    return [element, ...element.querySelectorAll(loading)].filter((one) => one.matches(loading) && one.getAttribute("integrity")).map((one) => one instanceof HTMLLinkElement ? one.href : one.src);
  }
  function requestedScripts() {
    const requests = performance.getEntriesByType("resource");
    return requests.filter(({ name, initiatorType }) => isScript(name) && !NOT_RUN.includes(initiatorType)).map(({ name }) => name);
  }

  // delivery/src/release/gate/browser/probe/violations.ts
  function watchViolations() {
    const violations = [];
    document.addEventListener(
      "securitypolicyviolation",
      ({ effectiveDirective, blockedURI }) => violations.push({ directive: effectiveDirective, blocked: blockedURI })
    );
    return () => violations;
  }

  // delivery/src/release/gate/browser/probe/probe.ts
  if (window === window.top) install();
  function install() {
    const { found, commits } = watchCopies();
    const storageReads = watchStorage();
    const containerWrites = watchContainers(PROBE.containers);
    const violations = watchViolations();
    const unverified = watchUnverified();
    const shown = watchShown(commits);
    const probe = {
      state: () => pageState(commits()),
      keepsFocus,
      findings: () => ({
        ...pageFacts(),
        copies: found(),
        patched: patched(),
        storageReads: storageReads(),
        containerWrites: containerWrites(),
        violations: violations(),
        globalRules: globalRules(),
        commits: commits(),
        scripts: scriptsBefore(shown()),
        unverified: unverified()
      })
    };
    Object.defineProperty(window, PROBE.name, { value: probe });
    const patched = rememberGlobals();
  }
  function watchShown(commits) {
    let time = Infinity;
    const observer = new MutationObserver(() => {
      if (!pageState(commits()).isShown) return;
      time = performance.now();
      observer.disconnect();
    });
    observer.observe(document, { childList: true, subtree: true, characterData: true });
    return () => time;
  }
})();
