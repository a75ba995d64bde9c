// A spring as code of every framework, and the same two numbers as each of them reads them.
import { make } from '../elements/dom.js';

const short = (number) => String(Number(number.toPrecision(6)));
/** A number as Swift, Kotlin and Objective-C write one: never an integer. */
const real = (number) => (/[.e]/.test(short(number)) ? short(number) : `${short(number)}.0`);
const NONE = (what) => `// ${what} cannot express this spring.`;

/** The code for a spring's answer and the dialects' numbers, by what it is called. */
const WRITERS = {
  'CSS linear()': ({ css }) => css ?? '/* This spring bounces too long for CSS. */',
  'Swift (ElasticKit)': ({ velocity }, [[mass, stiffness, friction]]) => `import ElasticCore

let spring = try DampedSpring(mass: ${real(mass)}, stiffness: ${real(stiffness)}, friction: ${real(friction)})
let duration = spring.settlingDuration(velocity: ${real(velocity)})`,
  UIKit: ({ velocity }, [[mass, stiffness, friction]]) => `import UIKit

let timing = UISpringTimingParameters(
  mass: ${real(mass)}, stiffness: ${real(stiffness)}, damping: ${real(friction)}, initialVelocity: CGVector(dx: ${real(velocity)}, dy: 0.0))
let animator = UIViewPropertyAnimator(duration: 0, timingParameters: timing)
animator.addAnimations { view.center.x += 100 }
animator.startAnimation()`,
  SwiftUI: ({ velocity }, [[mass, stiffness, friction], response]) => `import SwiftUI

withAnimation(
  .interpolatingSpring(
    mass: ${real(mass)}, stiffness: ${real(stiffness)}, damping: ${real(friction)}, initialVelocity: ${real(velocity)})
) { isMoved = true }
${response ? `// Without a velocity: .spring(response: ${real(response[0])}, dampingFraction: ${real(response[1])})` : NONE('.spring(response:dampingFraction:)')}`,
  'Core Animation': ({ velocity }, [[mass, stiffness, friction]]) => `import QuartzCore

let animation = CASpringAnimation(keyPath: "position.x")
animation.mass = ${real(mass)}
animation.stiffness = ${real(stiffness)}
animation.damping = ${real(friction)}
animation.initialVelocity = ${real(velocity)}
animation.duration = animation.settlingDuration`,
  'motion.dev': ({ velocity }, [[mass, stiffness, friction]]) => `import { animate } from 'motion';

const distance = 100; // In pixels; motion.dev's velocity is in pixels per second.
animate('#box', { x: distance }, {
  type: 'spring', mass: ${short(mass)}, stiffness: ${short(stiffness)}, damping: ${short(friction)}, velocity: ${short(velocity)} * distance,
});`,
  // A spring of Android has a mass of 1.
  Android: ({ velocity, dampingRatio }, [[mass, stiffness]]) => `import androidx.compose.animation.core.Animatable
import androidx.compose.animation.core.spring

val x = Animatable(0f)
x.animateTo(
  100f, spring(dampingRatio = ${real(dampingRatio)}f, stiffness = ${real(stiffness / mass)}f), initialVelocity = ${real(velocity * 100)}f)`,
};

/** Fills the list of languages; gives a function that writes the chosen one's code for a spring. */
export function coder(select, code) {
  select.replaceChildren(...Object.keys(WRITERS).map((textContent) => make('option', { textContent })));
  let said = null;
  const write = () => { if (said) code.textContent = WRITERS[select.value](...said); };
  select.addEventListener('change', write);
  return (spring, dialects) => {
    said = [spring, dialects];
    write();
  };
}

const READERS = [['SwiftUI, response', 1], ['SwiftUI, bounce', 2], ['UIKit', 3], ['SwiftUI, settling', 4]];
const STEPS = 120, SECONDS = 1.5, HIGHEST = 1.6;

/** An element of a picture. */
function svg(tag, attributes, ...children) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** Draws in `holder` the curves of the same two numbers in each dialect that has two. `spring(dialect, a, b)` makes one, and `value(t)` is its place. */
export function compare(holder, a, b, spring, value) {
  holder.replaceChildren(...READERS.map(([name, dialect]) => {
    const answer = spring(dialect, a, b);
    const points = answer.error ? [] : Array.from({ length: STEPS + 1 }, (_, n) => value(n / STEPS * SECONDS));
    const path = points.map((one, n) => `${n ? 'L' : 'M'}${n} ${(60 - one / HIGHEST * 60).toFixed(2)}`).join('');
    const told = answer.error ? `${answer.error}.` : `overshoots by ${short(Number((answer.overshoot * 100).toFixed(1)))} %`;
    const figure = make('figure', {}, make('figcaption', {}, make('b', { textContent: name }), ` ${told}`));
    // The line at the end of its way, and the curve.
    figure.prepend(svg('svg', { viewBox: `0 0 ${STEPS} 60`, preserveAspectRatio: 'none', 'aria-hidden': 'true' },
      svg('path', { class: 'end', d: `M0 ${60 - 60 / HIGHEST}H${STEPS}` }), svg('path', { d: path })));
    return figure;
  }));
}
