//! Ctrl-C, where there is something to say before the end.

/// The exit code of what was interrupted, as shells have it.
pub const INTERRUPTED: u8 = 130;

/// Does this each time somebody presses Ctrl-C, instead of stopping at once. Where that cannot be heard, it stops at once.
pub fn on_interrupt(act: impl FnMut() + Send + 'static) {
    let _ = ctrlc::set_handler(act);
}
