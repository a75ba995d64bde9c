// <message-balloon typing>: a typing indicator.
import { make } from './dom.js';
import { ElasticElement } from './element.js';

export class MessageBalloon extends ElasticElement {
  static component = 'message-balloon';
  static canShare = true;
  static commands = ['start', 'stop', 'show', 'hide'];
  static flags = ['typing'];
  /** Who writes, for a screen reader; and another path for the balloon, as SVG path data. */
  static texts = ['label', 'd'];
  static styles = `
    :host { display: inline-grid; width: 5rem; height: 4rem; }
    .frame { touch-action: auto; }
  `;

  build() {
    this.news = make('p', { className: 'unseen', attributes: { role: 'status', part: 'status' } });
    this.frame.append(this.canvas, this.news);
  }

  hide() {
    this.#isTyping = this.typing = false;
    this.tell('hide');
  }

  show() {
    this.canvas.hidden = false;
    this.tell('show');
  }

  #isTyping = false;
  connect() { this.restarted(); }

  // The component begins shown; a hidden one hides without motion.
  restarted() {
    this.#isTyping = this.typing;
    this.canvas.hidden = !this.typing;
    if (!this.typing) this.elastic.perform('hide');
  }

  happened({ name }) {
    if (!this.canvas.hidden) return true;
    this.canvas.hidden = name === 'hidden';
    return name !== 'hidden' && name !== 'settled';
  }

  changed(name) {
    super.changed(name);
    if (name === 'd') this.take(this.d);
    if (name !== 'typing' || this.typing === this.#isTyping) return;
    this.#isTyping = this.typing;
    this.canvas.hidden &&= !this.typing;
    for (const command of this.typing ? ['start', 'show'] : ['hide']) this.elastic.perform(command);
  }

  drawn() { if (this.elastic.player) this.canvas.hidden = false; }

  // Set once when it starts and removed when it ends.
  says({ label, value }) {
    if (!this.elastic.player) this.#isTyping = this.typing = Boolean(value);
    const sentence = value && `${this.label || label} ${value}`;
    if (this.news.textContent !== sentence) this.news.textContent = sentence;
  }
}

MessageBalloon.define('message-balloon');
