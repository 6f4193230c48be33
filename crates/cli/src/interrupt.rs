//! Ctrl-C, where there is something to say before the end.

use std::thread;

use tokio::{runtime, signal};

/// The exit code of what was interrupted, as shells have it.
pub const INTERRUPTED: u8 = 130;

/// Does this each time somebody presses Ctrl-C, instead of stopping at once.
pub fn on_interrupt(mut act: impl FnMut() + Send + 'static) {
    thread::spawn(move || {
        // Where no signals can be heard, Ctrl-C stops at once, as it always did.
        let Ok(listener) = runtime::Builder::new_current_thread().enable_all().build() else {
            return;
        };
        listener.block_on(async {
            while signal::ctrl_c().await.is_ok() {
                act();
            }
        });
    });
}
